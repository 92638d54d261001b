/// The properties of a state by their numbers, so that a sheet is asked without a text and without
/// counting a reference.
///
/// A property that the vocabulary does not have is left out; a sheet that sets one is asked by name.
package final class StateNumbers: Sendable {
  /// What stands out, the strongest spelling first.
  let figures: [NameTable.ID]
  /// What it lies on, the strongest first.
  let grounds: [Ground]
  /// The kinds of what grounds are made of.
  let groundKinds: PropertyKinds
  /// True if the background of the usual state is never drawn in this one.
  let hidesUsualGround: Bool
  /// The palette's name for the figure where no sheet says anything.
  let paletteNumber: NameTable.ID?

  /// By what a class says what its ground looks like.
  struct Ground: Sendable {
    let image, top: NameTable.ID
    let colors: [NameTable.ID]
    /// The kinds of all of these.
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
    var kinds = PropertyKinds()
    for ground in grounds { kinds.formUnion(ground.kinds) }
    groundKinds = kinds
  }

  private static func known(_ names: [SoughtName]) -> [NameTable.ID] {
    names.map(\.id).filter { $0 != NameTable.none }
  }
}
