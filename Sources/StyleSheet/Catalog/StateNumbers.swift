/// The properties of a state as numbers, for look-ups without strings or reference counting.
///
/// Properties outside the vocabulary are omitted; a sheet that sets one is searched by name.
package final class StateNumbers: Sendable {
  /// The foreground properties, in order of precedence.
  let figures: [NameTable.ID]
  /// The background properties, in order of precedence.
  let grounds: [Ground]
  let groundKinds: PropertyKinds
  /// True if the background of the normal state is never drawn in this one.
  let hidesUsualGround: Bool
  /// The default palette name of the foreground; nil if unknown.
  let paletteNumber: NameTable.ID?

  /// The properties that define a background.
  struct Ground: Sendable {
    let image, top: NameTable.ID
    let colors: [NameTable.ID]
    let kinds: PropertyKinds

    init(image: SoughtName, top: SoughtName, colors: [SoughtName]) {
      self.image = image.id
      self.top = top.id
      self.colors = StateNumbers.known(colors)
      kinds = PropertyKinds([image.id, top.id] + self.colors)
    }
  }

  init(
    _ figures: [SoughtName], _ grounds: [Ground], hidesUsualGround: Bool,
    else paletteNumber: NameTable.ID?
  ) {
    self.hidesUsualGround = hidesUsualGround
    self.figures = Self.known(figures)
    self.grounds = grounds
    self.paletteNumber = paletteNumber
    groundKinds = grounds.reduce(into: PropertyKinds()) { $0.formUnion($1.kinds) }
  }

  private static func known(_ names: [SoughtName]) -> [NameTable.ID] {
    names.map(\.id).filter { $0 != NameTable.none }
  }
}
