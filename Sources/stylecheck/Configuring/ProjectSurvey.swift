import StyleSheet

/// The folders of a project that its configuration needs, relative to its folder.
struct ProjectSurvey: Hashable, Sendable {
  /// The folder itself if a sheet imports one outside of its own folder; otherwise empty.
  private(set) var roots: [String] = []
  /// The asset catalogs of the app, in order.
  private(set) var assets: [String] = []

  /// The folders of package managers, whose images are not the app's.
  private static let dependencies: Set = ["Carthage", "Pods", "node_modules"]

  init(of folder: SystemText, _ sheets: [SystemText], _ session: inout Session) {
    let unread = sheets.compactMap { UnreadSheet(ahead: $0, named: "\($0)", &session) }
    let whole = Files.absolute(folder)
    let leadsOut = Workers.each(of: unread) { sheet in
      let home = Files.absolute(sheet.path).folder
      return sheet.parsed()?.imports.contains { statement in
        let name = statement.name.hasSuffix(".nss") ? statement.name : statement.name + ".nss"
        let file = home.appending(SystemText(name)).withoutDots
        return !file.isInside(home) && file.isInside(whole) && Files.isThere(file)
      } ?? false
    }
    if leadsOut.contains(true) { roots = ["."] }
    // Without sheets, no image is named.
    guard !sheets.isEmpty else { return }
    var visited: Set<FileStatus.Identity> = []
    addAssets(in: folder, "", &visited)
  }

  /// Adds the catalogs in a folder; `path` is its path in the project, with a final slash.
  private mutating func addAssets(
    in folder: SystemText, _ path: String, _ visited: inout Set<FileStatus.Identity>
  ) {
    guard case .success(let entries) = Files.entries(in: folder, &visited, wanting: { _ in false })
    else { return }
    for entry in entries where Files.kind(of: entry.path).0 == .folder {
      let name = entry.path.lastName.exact
      if name.hasSuffix(".xcassets") {
        assets.append(path + name)
      } else if !Self.dependencies.contains(name) {
        addAssets(in: entry.path, "\(path)\(name)/", &visited)
      }
    }
  }
}
