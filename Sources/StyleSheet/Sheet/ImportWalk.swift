/// A depth-first walk through sheets that import each other, imported sheets first.
///
/// It has its own stack, so a chain of imports can have any length.
struct ImportWalk<Place: Hashable> {
  enum Step {
    /// An import of a sheet that is being loaded.
    case imports(Sheet.Import, Sheet)
    /// A sheet after all its imports.
    case loaded(Sheet)
  }

  private struct Frame {
    let place: Place
    let sheet: Sheet
    let imports: [Sheet.Import]
    /// The number of imports already returned.
    var seen = 0
  }

  private var frames: [Frame]
  /// The index of the frame of each sheet that is being loaded; nil once it is loaded.
  private var depths: [Place: Int?]
  private var names: [Place: String]
  /// The place of the sheet whose import was returned last.
  package private(set) var place: Place

  private let most: Int

  init(_ first: Sheet, at place: Place, most: Int) {
    self.most = most
    frames = [Frame(place: place, sheet: first, imports: first.imports)]
    depths = [place: 0]
    names = [place: first.source.name]
    self.place = place
  }

  /// The current import of the first sheet; nil before its first import.
  var way: Range<Int>? {
    guard let first = frames.first, first.seen > 0 else { return nil }
    return first.imports[first.seen - 1].range
  }

  package mutating func next() -> Step? {
    guard var top = frames.popLast() else { return nil }
    guard top.seen < top.imports.count else {
      depths[top.place] = .some(nil)
      return .loaded(top.sheet)
    }
    let statement = top.imports[top.seen]
    top.seen += 1
    frames.append(top)
    place = top.place
    return .imports(statement, top.sheet)
  }

  /// Enters the sheet at `place`, unless it was entered before or cannot be read.
  mutating func enter(
    _ place: Place, _ read: () -> Result<Sheet, ImportRefusal>
  ) -> Result<Void, ImportRefusal> {
    if let known = depths[place] {
      return .failure(known.map(cycle) ?? .repeated(names[place] ?? ""))
    }
    guard depths.count < most else { return .failure(.tooMany(most)) }
    return read().map { sheet in
      depths[place] = frames.count
      names[place] = sheet.source.name
      frames.append(Frame(place: place, sheet: sheet, imports: sheet.imports))
    }
  }

  /// Returns the cycle that begins at a frame, reported at its first import.
  private func cycle(from depth: Int) -> ImportRefusal {
    let first = frames[depth]
    let circle = frames[depth...].map(\.sheet.source.name) + [first.sheet.source.name]
    return .cycle(circle, in: first.sheet, at: first.imports[first.seen - 1].range)
  }
}
