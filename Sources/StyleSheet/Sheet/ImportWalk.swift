/// The way through sheets that import each other, down to the deepest first.
///
/// It keeps its own stack, so that a chain of imports can be as long as it likes.
struct ImportWalk<Place: Hashable> {
  /// What comes next.
  enum Step {
    /// An import of a sheet that is being loaded.
    case imports(Sheet.Import, Sheet)
    /// All imports of a sheet were seen.
    case loaded(Sheet)
  }

  private struct Frame {
    let place: Place
    let sheet: Sheet
    let imports: [Sheet.Import]
    /// How many of the imports were seen.
    var seen = 0
  }

  private var frames: [Frame]
  /// Where each sheet on the way stands among the frames; nil once it is loaded.
  private var depths: [Place: Int?]
  private var names: [Place: String]
  /// Where the sheet is whose import was handed out last.
  package private(set) var place: Place

  /// How many sheets there may be.
  private let most: Int

  init(_ first: Sheet, at place: Place, most: Int) {
    self.most = most
    frames = [Frame(place: place, sheet: first, imports: first.imports)]
    depths = [place: 0]
    names = [place: first.source.name]
    self.place = place
  }

  /// The import of the first sheet that is being followed; nil as long as none is.
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

  /// Goes on with the sheet at `place`, unless it was met before or cannot be read.
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

  /// The circle that begins at a frame, told of the import by which it begins.
  private func cycle(from depth: Int) -> ImportRefusal {
    let first = frames[depth]
    let circle = frames[depth...].map(\.sheet.source.name) + [first.sheet.source.name]
    return .cycle(circle, in: first.sheet, at: first.imports[first.seen - 1].range)
  }
}
