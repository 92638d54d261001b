/// A name that sheets are asked for: its number if the catalog has it, else what it is found by.
struct SoughtName: Hashable, Sendable {
  let text: String
  /// Its number in the ``Vocabulary``, or ``NameTable/none``.
  let id: NameTable.ID
  /// What it is looked for by in a sheet; nil if it has a number, which is the same in all sheets.
  let key: StoredName?

  init(_ text: String) {
    let key = StoredName(text)
    self.text = text
    id = Vocabulary.shared.names.find(key)
    self.key = id == NameTable.none ? key : nil
  }
}
