import StyleSheet

/// Finds and reads imported sheets, restricted to the folders that may be read.
struct ImportedSheets: Sendable {
  struct Place: Hashable {
    /// The folder of the sheet, as shown in reports.
    let folder: SystemText
    /// The path without links and `..`; two paths to one file are one place.
    let real: SystemText

    static func == (left: Self, right: Self) -> Bool { left.real == right.real }
    func hash(into hasher: inout Hasher) { hasher.combine(real) }
  }

  /// The folders that may be read, without links; if empty, the folder of the importing sheet.
  private var roots: [SystemText]
  private let input: SystemText

  /// Restricts imports to `roots`; if empty, to the folder of the importing sheet.
  init(in roots: [SystemText], ofInput input: SystemText = .hyphen) throws(FileProblem) {
    self.input = input
    var real: [SystemText] = []
    for root in roots {
      try Files.expect(.folder, at: root)
      real.append(try Files.realPath(of: root))
    }
    self.roots = real
  }

  /// The same restriction for the imports of a sheet at a path and for theirs.
  func rooted(at path: SystemText) -> Self {
    guard roots.isEmpty else { return self }
    var copy = self
    copy.roots = [(try? Files.realPath(of: path.folder)) ?? path.folder]
    return copy
  }

  /// Returns the order in which a sheet and its imports are loaded.
  ///
  /// `buffers` are texts that replace those of files, by their paths without links.
  func order(
    of sheet: Sheet, at path: SystemText, over buffers: [SystemText: SourceText] = [:]
  ) -> LoadOrder {
    order(of: sheet, at: path, over: buffers) { Self.sheet(at: $0, over: buffers) }
  }

  /// Returns what a sheet imports, except for `known` files and what these import; adds to them.
  func imports(
    of sheet: Sheet, at path: SystemText, besides known: inout Set<SystemText>
  ) -> some Sequence<Sheet> {
    order(of: sheet, at: path, over: [:]) { place in
      known.insert(place.real).inserted
        ? Self.sheet(at: place, over: [:]) : .failure(.missing("\(place.real)"))
    }.sheets.dropLast()
  }

  private func order(
    of sheet: Sheet, at path: SystemText, over buffers: [SystemText: SourceText],
    read: (Place) -> Result<Sheet, ImportRefusal>
  ) -> LoadOrder {
    let path = path == .hyphen ? input : path
    let folder = path == .hyphen ? "." : path.folder
    let realFolder = (try? Files.realPath(of: folder)) ?? folder
    let roots = rooted(at: path).roots
    let name = path == .hyphen ? "-" : path.lastName
    let real = (try? Files.realPath(of: path)) ?? realFolder.appending(name)
    return LoadOrder(of: sheet, at: Place(folder: folder, real: real)) { statement, importer in
      Self.place(of: statement.name, from: importer, in: roots, over: buffers)
    } read: {
      read($0)
    }
  }

  /// Returns the paths, without links, of the sheets that a sheet at a path imports, also of missing
  /// ones; nil for those that cannot be imported.
  func places(
    of sheet: Sheet, at path: SystemText, over buffers: [SystemText: SourceText]
  ) -> [SystemText?] {
    let imports = sheet.imports
    guard !imports.isEmpty else { return [] }
    let real = (try? Files.realPath(of: path.folder)) ?? path.folder
    let importer = Place(folder: path.folder, real: real.appending(path.lastName))
    let roots = rooted(at: path).roots
    return imports.map { statement in
      if case .success(let place) = Self.place(
        of: statement.name, from: importer, in: roots, over: buffers)
      {
        return place.real
      }
      let plain = Self.path(of: statement.name, in: real).withoutDots
      let isMissing = roots.contains(where: plain.isInside) && !Files.isThere(plain)
      return isMissing ? Files.place(of: plain) : nil
    }
  }

  /// Returns the path that an import names, relative to the folder of the importing sheet; a missing
  /// `.nss` is added.
  static func path(of name: String, in folder: SystemText) -> SystemText {
    let file = SystemText(name.hasSuffix(".nss") ? name : name + ".nss")
    return file.isAbsolute ? file : folder.appending(file)
  }

  /// Resolves an import relative to the importing sheet.
  ///
  /// A path outside of the roots is never accessed.
  private static func place(
    of name: String, from importer: Place, in roots: [SystemText],
    over buffers: [SystemText: SourceText]
  ) -> Result<Place, ImportRefusal> {
    let shown = path(of: name, in: importer.folder)
    let refusal = ImportRefusal.outside("\(shown)", of: "\(roots.first ?? ".")")
    let plain = path(of: name, in: importer.real.folder).withoutDots
    guard roots.contains(where: plain.isInside) else { return .failure(refusal) }
    do throws(FileProblem) {
      // A new document may not be saved yet.
      let real = buffers[plain] == nil ? try Files.realPath(of: plain) : plain
      guard roots.contains(where: real.isInside) else { return .failure(refusal) }
      return .success(Place(folder: shown.folder, real: real))
    } catch {
      let problem = FileProblem(shown, error.reason).description
      guard error.reason == .isMissing else { return .failure(.missing(problem)) }
      let others = sheets(in: plain.folder, except: importer.real)
      return .failure(.missing(problem + Suggestion.question(plain.lastName.exact, among: others)))
    }
  }

  private static func sheets(in folder: SystemText, except own: SystemText) -> [String] {
    var visited: Set<FileStatus.Identity> = []
    let found = try? Files.entries(in: folder, &visited, wanting: \.namesSheet).get()
    return (found ?? []).map(\.path).filter { $0.namesSheet && $0 != own }.map(\.lastName.exact)
  }

  private static func sheet(
    at place: Place, over buffers: [SystemText: SourceText]
  ) -> Result<Sheet, ImportRefusal> {
    let shown = place.folder.appending(place.real.lastName)
    if let buffer = buffers[place.real] {
      return .success(Sheet(parsing: SourceText(bytes: buffer.bytes, name: shown.description)))
    }
    do throws(FileProblem) {
      try Files.expect(.file, at: place.real)
      // Reading a pipe might never end.
      guard Files.kind(of: place.real).0 == .file else {
        return .failure(.missing("'\(shown)' is not a file"))
      }
      let bytes = try Files.read(place.real)
      return .success(Sheet(parsing: SourceText(bytes: bytes, name: shown.description)))
    } catch {
      return .failure(.missing(FileProblem(shown, error.reason).description))
    }
  }
}
