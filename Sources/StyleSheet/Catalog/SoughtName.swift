/// A name for look-ups in sheets, with its vocabulary number if the catalog has it.
///
/// The number, the hash and the kind are stored inline, because most look-ups need only them. The
/// rest is in an object, so that passing a name retains only one reference.
@usableFromInline
package struct SoughtName: Hashable, Sendable {
  /// The number in the ``Vocabulary``, or ``NameTable/none``.
  package let id: NameTable.ID
  /// The hash; see ``NameKey/mark``.
  let hash: UInt32
  /// The property's bits for the filter of a class.
  let kind: PropertyKinds
  private let spelling: Spelling

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
    let mark = spelling.key.mark
    hash = mark.hash
    id = Vocabulary.shared.names.find(spelling.key)
    kind = id != NameTable.none ? PropertyKinds(of: id) : PropertyKinds(ofMark: mark)
  }

  /// The key for look-ups in a sheet, for a name without a vocabulary number.
  package var key: StoredName { spelling.key }
  package var text: String { spelling.text }

  @usableFromInline
  package static func == (left: SoughtName, right: SoughtName) -> Bool { left.text == right.text }

  @usableFromInline
  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
