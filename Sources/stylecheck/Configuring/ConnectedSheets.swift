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
    // Most sheets have no import, and are not parsed here.
    let importing = Workers.each(of: paths.batches(of: Self.batchSize)) {
      $0.filter(Self.hasImport)
    }
    .flatMap(\.self)
    let sheets = Workers.each(of: importing) { Self.sheet(at: $0) }
    var waiting: [(path: SystemText, sheet: Sheet, imported: ImportedSheets?)] = []
    for case (let path, let sheet?) in zip(importing, sheets) where !sheet.imports.isEmpty {
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

  /// The number of files that a thread searches at once: searching one takes less time than waking
  /// the thread.
  private static let batchSize = 16

  private static func sheet(at path: SystemText) -> Sheet? {
    bytes(at: path).map { Sheet(parsing: SourceText(bytes: $0, name: path.description)) }
  }

  private static func bytes(at path: SystemText) -> [UInt8]? {
    // Reading a pipe might never end.
    Files.kind(of: path).0 == .file ? try? Files.read(path) : nil
  }

  private static func hasImport(at path: SystemText) -> Bool {
    guard let bytes = bytes(at: path) else { return false }
    return bytes.withView { bytes in
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
