import StyleSheet

/// Reads configurations, and those that they extend.
///
/// What a file extends comes in front of it. A file counts once, where it is first met; one that
/// extends itself in the end is told so.
struct ConfigurationReader {
  /// Something wrong with a configuration: a place in it, or that it cannot be read.
  enum Problem: Hashable, Sendable {
    case place(SourceText, Diagnostic)
    case file(FileProblem)
  }

  /// What was said, the farthest first.
  private(set) var layers: [ConfigurationLayer] = []
  private(set) var problems: [Problem] = []
  /// Files met so far, by where they are without links.
  private var met: Set<SystemText> = []
  /// The files that are being read, each extended by the one before it.
  private var chain: [(real: SystemText, shown: SystemText)] = []

  /// What the file at `path` says and what it extends.
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
    met.insert(real)
    chain.append((real, path))
    defer { chain.removeLast() }

    let found = Fields.problems(in: source, of: "a configuration") { read(&$0, source, path) }
    problems += found.map { .place(source, $0) }
  }

  /// Reads the outermost object.
  private mutating func read(_ fields: inout Fields, _ source: SourceText, _ path: SystemText) {
    _ = fields.text("$schema")
    for base in fields.textsOrText("extends") { extend(base, &fields, path) }
    let place = ConfigurationPlace(source: source, shown: path.folder)
    layers.append(fields.layer(at: place))
    fields.objects("overrides") { fields in
      let files = fields.textsOrText("files")
      if !fields.has("files") {
        fields.report(
          .missingKey, at: fields.range.lowerBound..<fields.range.lowerBound + 1,
          "expected '\"files\": [\"…\"]' in here, patterns for the sheets that it is for")
      }
      layers.append(fields.layer(at: place, for: fields.patterns(files)))
    }
  }

  private mutating func extend(
    _ base: Fields.Text, _ fields: inout Fields, _ path: SystemText
  ) {
    let shown = path.folder.appendingPath(SystemText(base.text))
    do throws(FileProblem) {
      let real = try Files.realPath(of: shown)
      if let start = chain.firstIndex(where: { $0.real == real }) {
        let circle = chain[start...].map { "'\($0.shown)'" } + ["'\(chain[start].shown)'"]
        return fields.report(
          .circle, at: base.range,
          "this goes round in a circle: " + circle.joined(separator: " extends "))
      }
      if !met.contains(real) { try read(shown) }
    } catch {
      fields.report(.missingFile, at: base.range, error.description)
    }
  }
}

/// Where values of a configuration stand.
struct ConfigurationPlace {
  let source: SourceText
  /// The folder that paths count from, as reports show it.
  let shown: SystemText
}

extension SystemText {
  /// A path that counts from this folder, unless it counts from the root.
  func appendingPath(_ path: SystemText) -> SystemText {
    path.isAbsolute ? path : appending(path)
  }
}
