/// A class that a sheet can style, as one page or table describes it.
///
/// Two pages may describe one class; then there are two entries with its name.
public struct CatalogEntry: Hashable, Sendable {
  /// Whose classes they are.
  public enum Family: String, Hashable, Sendable, CaseIterable {
    /// SAP Fiori for iOS, UIKit.
    case fiori
    /// NUI itself; its classes work in SAP's fork too.
    case nui
    /// SAP's Mobile Development Kit, where authors choose the class names themselves.
    case mdk
    /// An app's own, as a ``ClassDescription`` says it.
    case app
  }

  /// What is drawn by it.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case any, view, window, cell, control
    case text, textField, textView, tintable
    case ratingControl, slider, `switch`, button, segmentedControl, pageControl
    case image, progress, activityIndicator, step
    case barButtonItem, navigationBar, toolBar, tabBar, tabBarItem, searchBar, table
    case globalFontStyle, mdkSubControl
  }

  /// The name in a sheet, like `fdlFUIRatingControl_leading_label`; `*` is every class.
  public let className: String
  /// What all class names of the component begin with, like `fdlFUIRatingControl`.
  public let prefix: String
  /// The vendor's class that is styled, like `FUIRatingControl`.
  public let component: String
  /// Whose class it is.
  public let family: Family
  /// What is drawn by it.
  public let kind: Kind
  /// How well the class name is known; its properties have their own.
  public let certainty: Certainty
  /// The pages or files that say so.
  public let source: String
  /// What a reader should know: of the component first, then of the class.
  public let notes: [String]
  /// Whether there may be more to it than is listed: parts of the component, properties of the class.
  ///
  /// So it is where a page shows it by example or breaks off, and the whole list is published nowhere.
  public let isPartial: Bool
  /// The version of the vendor's pages that first has the class; nil if not said.
  public let since: String?
  /// The class whose properties it has as well; nil if none.
  public let inherits: String?
  /// What makes this class's name of another's: `Detail` for `TableCellDetail`; nil for all others.
  ///
  /// A class `X` of the author's own has such companions too: a cell of class `X` reads `XDetail`.
  public let derivedSuffix: String?
  /// Spellings that the naming rule would give, where the vendor departs from it.
  public let aliases: [String]
  /// Patterns of every class that this one does not have.
  public let without: [String]
  /// Where its properties are, the class line in front.
  let lines: TableLines

  /// The notes in one text; nil if there are none.
  public var note: String? { notes.isEmpty ? nil : notes.joined(separator: "; ") }
}
