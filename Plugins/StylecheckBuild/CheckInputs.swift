import Foundation

/// The files that can change the findings of a target: the sheets of the package, because sheets import
/// each other, the configurations of its sheets, and the files and folders that a configuration names.
struct CheckInputs {
  /// The files, each once.
  private(set) var files: [URL] = []
  private var met: Set<String> = []

  /// Finds the inputs of `sheets` in the package at `folder`.
  init(of sheets: [URL], in folder: URL) {
    for sheet in sheets + folder.sheets { _ = add(sheet) }
    for sheet in sheets { addConfiguration(above: sheet, in: folder) }
  }

  /// Adds a file; returns false if it was added before.
  private mutating func add(_ file: URL) -> Bool {
    let isNew = met.insert(file.standardizedFileURL.path()).inserted
    if isNew { files.append(file) }
    return isNew
  }

  /// Adds the nearest configuration in the folders above a sheet; the search ends at a repository.
  ///
  /// The folders of the package without a configuration are inputs too, so that a new one is read.
  private mutating func addConfiguration(above sheet: URL, in package: URL) {
    var folder = sheet
    repeat {
      folder = folder.deletingLastPathComponent()
      let file = folder.appending(path: ".stylecheck.json")
      if file.exists { return addConfiguration(file) }
      if folder.path().hasPrefix(package.path()) { _ = add(folder) }
    } while folder.path() != "/" && !folder.appending(path: ".git").exists
  }

  /// Adds a configuration and all files and folders that its texts name, without knowledge of its keys.
  private mutating func addConfiguration(_ file: URL) {
    guard add(file), file.pathExtension == "json", let data = try? Data(contentsOf: file),
      let json = try? JSONSerialization.jsonObject(with: data)
    else { return }
    for text in texts(in: json) {
      let named = file.deletingLastPathComponent().appending(path: text)
      if named.exists { addConfiguration(named) }
    }
  }

  private func texts(in json: Any) -> [String] {
    switch json {
    case let text as String: text.isEmpty ? [] : [text]
    case let list as [Any]: list.flatMap(texts)
    case let object as [String: Any]:
      object.sorted { $0.key < $1.key }.flatMap { texts(in: $0.value) }
    default: []
    }
  }
}

extension URL {
  fileprivate var exists: Bool {
    FileManager.default.fileExists(atPath: path(percentEncoded: false))
  }

  /// The sheet itself, or the sheets in a folder at any depth, in order.
  ///
  /// Hidden files and folders are skipped.
  var sheets: [URL] {
    guard hasDirectoryPath else { return pathExtension.lowercased() == "nss" ? [self] : [] }
    let found = FileManager.default.enumerator(
      at: self, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    return (found?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension.lowercased() == "nss" }.sorted { $0.path() < $1.path() }
  }
}
