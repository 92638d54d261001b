/// The properties of a state by their numbers, so that a sheet is asked without a text and without
/// counting a reference.
///
/// A property that the vocabulary does not have is left out; a sheet that sets one is asked by name.
final class StateNumbers: Sendable {
  /// What stands out, the strongest spelling first.
  let figures: [NameTable.ID]
  /// What it lies on, the strongest first.
  let grounds: [Ground]
  /// The kinds of what grounds are made of.
  let groundKinds: PropertyKinds
  /// The palette's name for the figure where no sheet says anything.
  let paletteNumber: NameTable.ID?

  /// By what a class says what its ground looks like.
  struct Ground: Sendable {
    let image, top: NameTable.ID
    let colors: [NameTable.ID]
  }

  init(_ figures: [SoughtName], _ grounds: [ColorGroundNames], else paletteNumber: NameTable.ID?) {
    self.figures = figures.map(\.id).filter { $0 != NameTable.none }
    self.grounds = grounds.map {
      Ground(
        image: $0.image.id, top: $0.top.id,
        colors: $0.colors.map(\.id).filter { $0 != NameTable.none })
    }
    self.paletteNumber = paletteNumber
    groundKinds = PropertyKinds(self.grounds.flatMap { [$0.image, $0.top] + $0.colors })
  }
}
