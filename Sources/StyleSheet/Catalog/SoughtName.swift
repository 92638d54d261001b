/// A name that sheets are asked for: its number if the catalog has it, else what it is found by.
///
/// An object, so that a look-up hands it on without counting the references of what is in it.
final class SoughtName: Hashable, Sendable {
  let text: String
  /// Its number in the ``Vocabulary``, or ``NameTable/none``.
  let id: NameTable.ID
  /// What it is looked for by in a sheet if it has no number, which would be the same in all.
  let key: StoredName

  init(_ text: String) {
    self.text = text
    key = StoredName(text)
    id = Vocabulary.shared.names.find(key)
  }

  static func == (left: SoughtName, right: SoughtName) -> Bool { left.text == right.text }

  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
