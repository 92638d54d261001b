import FormCellModel
import StyleSheet
import SwiftUI

/// A rating cell bound to a rating.
///
/// ```swift
/// RatingField($cell, rating: $order.rating, theme: theme)
/// ```
public struct RatingField: View {
  @State private var cell: RatingCell
  @Binding private var rating: FixedDecimal?
  private let theme: Theme
  private let strings: RatingStrings

  /// Creates a field; `cell` supplies all that the rating does not: names, style, bounds, policies.
  public init(
    _ cell: RatingCell = RatingCell(), rating: Binding<FixedDecimal?>, theme: Theme,
    strings: RatingStrings = .english
  ) {
    var cell = cell
    _ = cell.handle(.setValue(rating.wrappedValue))
    _cell = State(initialValue: cell)
    _rating = rating
    self.theme = theme
    self.strings = strings
  }

  /// The cell; the rating follows it when a change by the user is final.
  public var body: some View {
    FormCellView($cell, theme: theme, strings: strings) { effect in
      if case .commit(_, let new, let origin) = effect, origin.isUser { rating = new }
    }
    .onChange(of: rating) { _, new in
      if new != cell.rating { _ = cell.handle(.setValue(new)) }
    }
  }
}

/// A switch cell bound to a Boolean value.
public struct SwitchField: View {
  @State private var cell: SwitchCell
  @Binding private var isOn: Bool
  private let theme: Theme
  private let strings: SwitchStrings

  /// Creates a field; `cell` supplies all that the value does not: title, information, access.
  public init(
    _ cell: SwitchCell, isOn: Binding<Bool>, theme: Theme, strings: SwitchStrings = SwitchStrings()
  ) {
    var cell = cell
    _ = cell.handle(.setValue(isOn.wrappedValue))
    _cell = State(initialValue: cell)
    _isOn = isOn
    self.theme = theme
    self.strings = strings
  }

  /// The cell; the value follows it.
  public var body: some View {
    FormCellView($cell, theme: theme, strings: strings) { effect in
      switch effect {
      case .commit(to: let isOn, _): self.isOn = isOn
      }
    }
    .onChange(of: isOn) { _, isOn in _ = cell.handle(.setValue(isOn)) }
  }
}
