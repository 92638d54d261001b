/// A name that sheets are asked for: its number if the catalog has it, else what it is found by.
///
/// The number and the mark, which are all that most questions take, are at hand. The rest is an
/// object, so that a look-up hands it on without counting the references of what is in it.
@usableFromInline
package struct SoughtName: Hashable, Sendable {
  /// Its number in the ``Vocabulary``, or ``NameTable/none``.
  package let id: NameTable.ID
  /// Its hash and length; see ``NameKey/mark``.
  let mark: UInt64
  private let spelling: Spelling

  /// The letters of a name.
  private final class Spelling: Sendable {
    let key: StoredName
    let text: String

    init(_ text: String) {
      self.text = text
      key = StoredName(text)
    }
  }

  package init(_ text: String) {
    spelling = Spelling(text)
    mark = spelling.key.mark
    id = Vocabulary.shared.names.find(spelling.key)
  }

  /// What kind of property it is.
  @inline(__always)
  var kind: PropertyKinds {
    id != NameTable.none ? PropertyKinds(of: id) : PropertyKinds(ofMark: mark)
  }

  /// What it is looked for by in a sheet if it has no number, which would be the same in all.
  package var key: StoredName { spelling.key }
  var text: String { spelling.text }

  @usableFromInline
  package static func == (left: SoughtName, right: SoughtName) -> Bool { left.text == right.text }

  @usableFromInline
  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
