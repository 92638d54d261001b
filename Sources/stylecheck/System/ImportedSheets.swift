import StyleRules
import StyleSheet

/// Finds and reads the sheets that others import, and none outside of the folders it may read.
struct ImportedSheets: Sendable {
  /// Where a sheet is: the path as a person would write it, and where that leads in the end.
  struct Place: Hashable {
    /// The folder of the sheet, as reports show it.
    let folder: SystemText
    /// Without links and without `..`; two paths to one file are one place.
    let real: SystemText

    static func == (left: Self, right: Self) -> Bool { left.real == right.real }
    func hash(into hasher: inout Hasher) { hasher.combine(real) }
  }

  /// The folders that may be read, without links; empty for the folder of the sheet itself.
  private let roots: [SystemText]

  /// Sheets in `roots` alone; if there are none, in the folder of the sheet that is asked about.
  init(in roots: [SystemText]) throws(FileProblem) {
    var real: [SystemText] = []
    for root in roots {
      try Files.expect(.folder, at: root)
      real.append(try Files.realPath(of: root))
    }
    self.roots = real
  }

  /// The order in which a sheet and those that it imports are loaded.
  ///
  /// A sheet from standard input is taken to be in the working folder.
  func order(of sheet: Sheet, at path: SystemText) -> LoadOrder {
    let folder = path == .hyphen ? "." : path.folder
    let realFolder = (try? Files.realPath(of: folder)) ?? folder
    let roots = roots.isEmpty ? [realFolder] : roots
    let name = path == .hyphen ? "-" : path.lastName
    let real = (try? Files.realPath(of: path)) ?? realFolder.appending(name)
    return LoadOrder(of: sheet, at: Place(folder: folder, real: real)) { statement, importer in
      Self.place(of: statement.name, from: importer, in: roots)
    } read: { place in
      Self.sheet(at: place)
    }
  }

  /// What is wrong with the imports of a sheet, and further down, and how much more there is of that;
  /// of `others` it is told elsewhere.
  func problems(
    of sheet: Sheet, at path: SystemText, telling others: Set<String>
  ) -> (told: [Diagnostic], dropped: DroppedFindings) {
    let order = order(of: sheet, at: path)
    return (order.problems(telling: others), order.droppedProblems(telling: others))
  }

  /// Where an import leads: from the folder of the sheet that has it, `.nss` being added if it is
  /// not there.
  ///
  /// What leads out of the roots is not even looked for.
  private static func place(
    of name: String, from importer: Place, in roots: [SystemText]
  ) -> Result<Place, ImportRefusal> {
    let file = SystemText(name.hasSuffix(".nss") ? name : name + ".nss")
    let shown = file.isAbsolute ? file : importer.folder.appending(file)
    let refusal = ImportRefusal.outside("\(shown)", of: "\(roots.first ?? ".")")
    let plain = (file.isAbsolute ? file : importer.real.folder.appending(file)).withoutDots
    guard roots.contains(where: plain.isInside) else { return .failure(refusal) }
    do throws(FileProblem) {
      let real = try Files.realPath(of: plain)
      guard roots.contains(where: real.isInside) else { return .failure(refusal) }
      return .success(Place(folder: shown.folder, real: real))
    } catch {
      return .failure(.missing(FileProblem(shown, error.reason).description))
    }
  }

  private static func sheet(at place: Place) -> Result<Sheet, ImportRefusal> {
    let shown = place.folder.appending(place.real.lastName)
    do throws(FileProblem) {
      let bytes = try Files.read(place.real)
      return .success(Sheet(parsing: SourceText(bytes: bytes, name: shown.description)))
    } catch {
      return .failure(.missing(FileProblem(shown, error.reason).description))
    }
  }
}
