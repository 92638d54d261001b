/// A cell that takes the inputs of any renderer.
public protocol HostedCell: FormCell {
  /// The value as a form stores it.
  var formValue: FormValue { get }

  /// The part whose text is edited; nil for none.
  var editedPart: CellPart? { get }

  /// Returns the cell's own event for an input on a presentation; nil if it does not take it.
  func event(for input: CellInput, in shown: CellPresentation) -> Event?

  /// Returns an effect in the terms of all cells.
  func generic(_ effect: Effect) -> CellEffect
}

extension HostedCell {
  /// None: most cells have no text that is edited.
  public var editedPart: CellPart? { nil }
}
