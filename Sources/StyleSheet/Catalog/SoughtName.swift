/// A name that sheets are asked for: its number if the catalog has it, else what it is found by.
///
/// An object, so that a look-up hands it on without counting the references of what is in it.
@usableFromInline
final class SoughtName: Hashable, Sendable {
  /// Its number in the ``Vocabulary``, or ``NameTable/none``.
  let id: NameTable.ID
  /// What it is looked for by in a sheet if it has no number, which would be the same in all.
  let key: StoredName
  let text: String

  init(_ text: String) {
    self.text = text
    key = StoredName(text)
    id = Vocabulary.shared.names.find(key)
  }

  @usableFromInline
  static func == (left: SoughtName, right: SoughtName) -> Bool { left.text == right.text }

  @usableFromInline
  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
