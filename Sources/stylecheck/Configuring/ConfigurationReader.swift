import StyleSheet

/// Reads a configuration and those that it extends.
///
/// A file precedes the files that extend it. Each file counts once, at its first occurrence; a
/// cycle is reported.
struct ConfigurationReader {
  /// A problem with a configuration: a diagnostic, or an unreadable file.
  enum Problem: Hashable, Sendable {
    case place(SourceText, Diagnostic)
    case file(FileProblem)
  }

  /// The layers, farthest first.
  private(set) var layers: [ConfigurationLayer] = []
  private(set) var problems: [Problem] = []
  /// The files read so far and those that are missing, without links.
  private(set) var files: Set<SystemText> = []
  /// The files that are being read, each extended by the previous one.
  private var chain: [(real: SystemText, shown: SystemText)] = []

  /// Reads the file at `path` and those that it extends.
  static func reading(of path: SystemText) -> ConfigurationReader {
    var reader = ConfigurationReader()
    do throws(FileProblem) {
      try reader.read(path)
    } catch {
      reader.problems.append(.file(error))
    }
    return reader
  }

  private mutating func read(_ path: SystemText) throws(FileProblem) {
    let real = try Files.realPath(of: path)
    let source = SourceText(bytes: try Files.read(path), name: path.description)
    files.insert(real)
    chain.append((real, path))
    defer { chain.removeLast() }

    let found = JSONFields.problems(in: source, of: "a configuration") { read(&$0, source, path) }
    problems += found.map { .place(source, $0) }
  }

  private mutating func read(_ fields: inout JSONFields, _ source: SourceText, _ path: SystemText) {
    _ = fields.text("$schema")
    fields.expectVersion("requiredVersion")
    if fields.problems.contains(where: { $0.id == JSONFault.otherVersion.rawValue }) { return }
    for base in fields.textsOrText("extends") { extend(base, &fields, path) }
    let place = ConfigurationPlace(source: source, shown: path.folder)
    layers.append(fields.layer(at: place))
    fields.objects("overrides") { fields in
      let files = fields.textsOrText("files")
      if !fields.has("files") {
        fields.report(
          .missingKey, at: fields.range.opening,
          "expected '\"files\": [\"…\"]' here, with patterns for the sheets")
      }
      fields.rejectKeysOfFiles()
      layers.append(fields.layer(at: place, for: fields.patterns(files)))
    }
  }

  private mutating func extend(
    _ base: JSONFields.Text, _ fields: inout JSONFields, _ path: SystemText
  ) {
    let shown = path.folder.appendingPath(SystemText(base.text))
    do throws(FileProblem) {
      let real = try Files.realPath(of: shown)
      if let start = chain.firstIndex(where: { $0.real == real }) {
        let circle = chain[start...].map { "'\($0.shown)'" } + ["'\(chain[start].shown)'"]
        return fields.report(
          .circle, at: base.range,
          "cyclic configurations: " + circle.joined(separator: " extends "))
      }
      if !files.contains(real) { try read(shown) }
    } catch {
      files.insert(Files.place(of: shown))
      fields.report(.missingFile, at: base.range, error.description)
    }
  }
}

/// The location of the values of a configuration.
struct ConfigurationPlace {
  let source: SourceText
  /// The folder of relative paths, as shown in reports.
  let shown: SystemText
}

extension SystemText {
  func appendingPath(_ path: SystemText) -> SystemText {
    path.isAbsolute ? path : appending(path)
  }
}

extension JSONFields {
  /// Reports the keys that are for whole files, in an override.
  fileprivate mutating func rejectKeysOfFiles() {
    let keys = ConfigurationKey.all.filter { !$0.isForSomeSheets }.map(\.name)
    for key in keys + ["requiredVersion", "extends", "overrides"] where has(key) || isNull(key) {
      _ = value(key)
      if has(key) {
        report(
          .unknownKey, at: placeOfKey(key),
          "'\(key)' is for all sheets: expected it outside of 'overrides'")
      }
    }
  }
}
