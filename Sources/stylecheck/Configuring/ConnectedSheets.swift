import StyleEditing
import StyleRules
import StyleSheet

/// The sheets of a run that import others, and those that they import.
struct ConnectedSheets: Sendable {
  /// The index of each sheet, by its path without links.
  private var indexes: [SystemText: Int] = [:]
  /// The variables of each sheet and of those that are connected with it, by index.
  private var variables: [Int: SharedVariables] = [:]
  /// The paths, without links, of the sheets that are imported, also of missing ones.
  private(set) var places: Set<SystemText> = []

  /// Reads the sheets of a run at some paths.
  init(of paths: [SystemText], _ invocation: Invocation) {
    var configurations = Configurations(invocation)
    // The run reports the problems of configurations.
    var session = Session(Surroundings())
    let batches = stride(from: 0, to: paths.count, by: Self.batchSize).map {
      paths[$0...].prefix(Self.batchSize)
    }
    // Most sheets have no import, and are not parsed here.
    let sheets = Workers.each(of: batches) { paths in
      paths.map { Self.sheet(at: $0, if: Self.hasImport) }
    }
    .flatMap { $0 }
    var waiting: [(path: SystemText, sheet: Sheet, imported: ImportedSheets?)] = []
    for case (let path, let sheet?) in zip(paths, sheets) where !sheet.imports.isEmpty {
      let imported = try? configurations.applied(to: path, &session)?.invocation.importedSheets()
      waiting.append((path, sheet, imported?.rooted(at: path)))
    }
    guard !waiting.isEmpty else { return }
    var project = SheetProject([])
    var imports: [[SystemText?]] = []
    while let (path, sheet, imported) = waiting.popLast() {
      let key = Files.place(of: path)
      guard indexes[key] == nil else { continue }
      indexes[key] = imports.count
      let own = imported?.places(of: sheet, at: path, over: [:]) ?? []
      imports.append(own)
      places.formUnion(own.compactMap(\.self))
      project.members.append(SheetProject.Member(sheet, SheetProject.Settings()))
      for place in own.compactMap({ $0 }) where indexes[place] == nil {
        if let sheet = Self.sheet(at: place) { waiting.append((place, sheet, imported)) }
      }
    }
    for (index, own) in imports.enumerated() {
      project.members[index].imports = own.map { $0.flatMap { indexes[$0] } }
    }
    variables = project.sharedVariables(of: project.members.indices)
  }

  /// Returns the variables of the sheets that imports connect with the one at a path, and of that
  /// sheet itself; nil if there are none.
  func variables(at path: SystemText) -> SharedVariables? {
    guard !indexes.isEmpty else { return nil }
    return indexes[Files.place(of: path)].flatMap { variables[$0] }
  }

  /// The number of files that a thread reads at once: a single one takes less time than waking it.
  private static let batchSize = 16

  private static func sheet(
    at path: SystemText, if isWanted: ([UInt8]) -> Bool = { _ in true }
  ) -> Sheet? {
    // Reading a pipe might never end.
    guard Files.kind(of: path).0 == .file, let bytes = try? Files.read(path), isWanted(bytes)
    else { return nil }
    return Sheet(parsing: SourceText(bytes: bytes, name: path.description))
  }

  private static func hasImport(_ bytes: [UInt8]) -> Bool {
    bytes.withView { bytes in
      var place = 0
      while place < bytes.count {
        place = bytes.offset(of: UInt8(ascii: "@"), in: place..<bytes.count)
        if bytes.starts(with: "@import", at: place) { return true }
        place += 1
      }
      return false
    }
  }
}
