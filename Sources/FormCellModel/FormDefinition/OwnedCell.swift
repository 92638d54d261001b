/// A cell that a form owns: the form sets who can change it, and if a value is required.
protocol OwnedCell: HostedCell {
  var access: FormField.Access { get set }
  /// True if the cell can have the keyboard focus.
  var canTakeFocus: Bool { get }
  var isRequired: Bool { get set }
  var validation: Validation? { get set }
  /// The cell as one of any kind.
  var control: FormControl { get }
  /// The title of the cell, or other words that name it; empty if there are none.
  var name: String { get }
  /// The values that the cell can have.
  var reach: ValueReach { get }

  /// Returns why a user could not enter a value of this kind; nil if it is possible.
  ///
  /// The cell can write a text in another form, as with a mask.
  func fault(of value: FormValue) -> String?

  /// Returns the texts of the cell among those of a form.
  static func strings(in strings: FormStrings) -> Strings

  /// Reads a description; nil after reporting why there is no cell.
  static func read(_ reader: inout any FieldReader) -> Self?

  /// The members of the description.
  var members: FieldMembers { get }
}
