/// A class that a sheet can style, as one source describes it.
///
/// If two sources describe a class, there are two entries with its name.
public struct CatalogEntry: Hashable, Sendable {
  /// The origin of a class.
  public enum Family: String, Hashable, Sendable, CaseIterable {
    /// SAP Fiori for iOS, UIKit.
    case fiori
    /// NUI itself; its classes work in SAP's fork too.
    case nui
    /// SAP's Mobile Development Kit, where authors choose the class names themselves.
    case mdk
    /// An app's own class, from a `ClassDescription`.
    case app
  }

  /// The kind of element that a class styles.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case any, view, window, cell, control
    case text, textField, textView, tintable
    case ratingControl, slider, `switch`, button, segmentedControl, pageControl
    case image, progress, activityIndicator, step
    case barButtonItem, navigationBar, toolBar, tabBar, tabBarItem, searchBar, table
    case globalFontStyle, mdkSubControl
  }

  /// The name in a sheet, like `fdlFUIRatingControl_leading_label`; `*` is every class.
  public let className: String
  /// The common prefix of the component's class names, like `fdlFUIRatingControl`.
  package internal(set) var prefix = ""
  /// The vendor's type that is styled, like `FUIRatingControl`.
  package internal(set) var component = ""
  /// The origin of the class.
  public let family: Family
  /// The kind of element that the class styles.
  package internal(set) var kind = Kind.any
  /// The certainty of the class name; each property has its own.
  public let certainty: Certainty
  /// The pages or files that document the class.
  package internal(set) var source = ""
  /// Notes on the component, followed by notes on the class.
  package internal(set) var notes: [String] = []
  /// True if the list of the component's parts or of the class's properties may be incomplete,
  /// because its page shows only examples or an unfinished list.
  package internal(set) var isPartial = false
  /// The first version of the vendor's pages with the class; nil if unknown.
  package internal(set) var since: String?
  /// The class whose properties this class inherits; nil if none.
  package internal(set) var inherits: String?
  /// The class whose properties an element of this class also reads, because its class path has
  /// both; nil if none.
  package internal(set) var pathStart: String?
  /// The suffix that makes this name from another one: `Detail` for `TableCellDetail`; nil for
  /// other classes.
  ///
  /// A custom class `X` has such companions too: a cell of class `X` reads `XDetail`.
  package internal(set) var derivedSuffix: String?
  /// The regular spellings, if the vendor does not follow the naming rule.
  package internal(set) var aliases: [String] = []
  /// The patterns of every class that do not apply to this one.
  package internal(set) var without: [String] = []
  /// The class line and the lines of its properties.
  let lines: TableLines

  /// The notes as one text; nil if there are none.
  package var note: String? { notes.isEmpty ? nil : notes.joined(separator: "; ") }
}
