import StyleSheet

/// A theme in another format, with the omissions.
struct ThemeExport: Hashable, Sendable {
  struct File: Hashable, Sendable {
    /// The path in the exported folder; empty for a single file.
    let path: String
    let text: String
  }

  /// A part of the theme that the export does not contain in the usual form.
  struct Omission: Hashable, Sendable {
    enum Fate: String, Hashable, Sendable {
      /// The export does not contain it.
      case leftOut = "left out"
      /// The export contains it as text for `import`; other tools ignore it.
      case keptBeside = "kept next to the tokens"
      /// The export contains its value only at its uses, or not at all.
      case unnamed = "not in the export by name"
    }

    /// The location in the sheet; nil if the omission concerns the whole theme.
    let place: ThemeReport.Place?
    /// The name of the part.
    let what: String
    let fate: Fate
    let reason: String
    /// The kind, for grouping similar omissions in a message; nil for a message of its own.
    let kind: Kind?
  }

  /// A kind of omissions with a common reason.
  struct Kind: Hashable, Sendable {
    /// A plural noun.
    let words: String
    let reason: String
  }

  let files: [File]
  let omissions: [Omission]

  init(_ text: String, without omissions: [Omission]) {
    self.init([File(path: "", text: text)], without: omissions)
  }

  init(_ files: [File], without omissions: [Omission]) {
    self.files = files
    self.omissions = omissions
  }
}

extension ThemeExport.Omission {
  init(
    _ entry: ExportedTheme.Entry, as fate: Fate = .leftOut, _ reason: String,
    among kind: String? = nil, because shared: String? = nil
  ) {
    self.init(at: entry.place, entry.phrase, as: fate, reason, among: kind, because: shared)
  }

  /// Creates any other omission; `shared` is the reason for its whole kind, if it differs.
  init(
    at place: ThemeReport.Place? = nil, _ what: String, as fate: Fate = .leftOut, _ reason: String,
    among kind: String? = nil, because shared: String? = nil
  ) {
    self.place = place
    self.what = what
    self.fate = fate
    self.reason = reason
    self.kind = kind.map { ThemeExport.Kind(words: $0, reason: shared ?? reason) }
  }
}

extension ThemeExport.Omission: CustomStringConvertible {
  /// A line with the location, the part, its fate and the reason.
  var description: String {
    ((place.map { "\($0): " } ?? "") + "\(what) is \(fate.rawValue): \(reason)").visible
  }
}

extension ThemeExport {
  private struct Group: Hashable {
    let fate: Omission.Fate
    let kind: Kind?
    /// Tells omissions without a kind apart.
    let number: Int
  }

  /// The messages about omissions; those of one kind share a line.
  var messages: [String] {
    let groups = omissions.enumerated().groups { number, omission in
      Group(fate: omission.fate, kind: omission.kind, number: omission.kind == nil ? number : -1)
    }
    return groups.map { group, members in
      let (first, count) = (members[0].element, members.count)
      guard count > 1, let kind = group.kind else { return first.description }
      let place = first.place.map { " at \($0)" } ?? ""
      return
        ("\(count) \(kind.words) are \(first.fate.rawValue), such as \(first.what)\(place): "
        + kind.reason).visible
    }
  }
}

// MARK: - Common omissions

extension ExportedTheme {
  /// The settings for other screens, as no format supports `@media`.
  var omittedScreens: [ThemeExport.Omission] {
    guard !otherScreens.isEmpty else { return [] }
    return [
      ThemeExport.Omission(
        "the theme on other screens (\(otherScreens.joined(separator: ", ")))",
        "the export contains one screen; '--device' and '--orientation' select it")
    ]
  }

  /// The colors replaced by others, for formats with several situations.
  var borrowedColors: [ThemeExport.Omission] {
    entries.filter { $0.isBorrowed && $0.isKnownEverywhere }.map { entry in
      ThemeExport.Omission(
        at: entry.place, "\(entry.phrase) in some situations",
        "the color is not published; that of normal contrast or the base level is used",
        among: "colors of some situations",
        because:
          "they are not published; those of normal contrast or the base level are "
          + "used")
    }
  }

  var omittedVariables: [ThemeExport.Omission] {
    spareVariables.map {
      ThemeExport.Omission(
        $0, "this format contains only classes and the palette",
        among: "unused variables")
    }
  }

  var omittedSituations: [ThemeExport.Omission] {
    guard entries.contains(where: { !$0.isConstant }) else { return [] }
    return [
      ThemeExport.Omission(
        "the theme in another appearance, level or contrast",
        "'tokens' contains one situation; '--as resolver' contains all")
    ]
  }
}

extension ExportedTheme.Entry {
  /// `'font-color' of 'Label'`.
  var phrase: String {
    guard className.isEmpty else { return "'\(name)' of '\(className)'" }
    return name.first == "@" ? "the variable '\(name)'" : "'\(name)' of the palette"
  }

  var unwritable: String { "'\(text)' cannot be written in a sheet without a change" }

  /// The reason why a variable is no token.
  var lackOfVariable: String {
    if !isConstant {
      "its color depends on the situation"
    } else if type == .unknown {
      "the type of '\(text)' is unknown"
    } else if isKnownEverywhere {
      "design tokens have no type for it (\(type.name))"
    } else {
      lack
    }
  }

  var lack: String {
    if isSystemColor { return "'\(text)' is a color of iOS, known only at run time" }
    guard values.contains(where: { if case .paletteColor? = $0 { true } else { false } }) else {
      return className.isEmpty && name.first != "@" && !isKnownEverywhere
        ? "its color is not published for every situation"
        : "'\(text)' is not \(type.nameWithArticle)"
    }
    return "the color of '\(text)' is unknown in some situations"
  }
}
