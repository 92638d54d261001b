import StyleSheet

/// What a theme is in another format, and what that format could not hold.
struct ThemeExport: Hashable, Sendable {
  /// A file of it.
  struct File: Hashable, Sendable {
    /// Its path in the folder that is written; empty where the whole is one file.
    let path: String
    let text: String
  }

  /// Something that is not there as one would look for it.
  struct Omission: Hashable, Sendable {
    /// What became of it.
    enum Fate: Hashable, Sendable {
      /// It is not there at all.
      case leftOut
      /// It is there for `import` to find, and other tools pass over it.
      case keptBeside
    }

    /// Where it is set; nil for what is about the whole.
    let place: ThemeReport.Place?
    /// What it is, in words.
    let what: String
    let fate: Fate
    /// Why, in words.
    let reason: String
    /// What it is one of, so that all of them are told at once; nil if each is told for itself.
    let kind: Kind?
  }

  /// Things that became the same for one reason.
  struct Kind: Hashable, Sendable {
    /// What they are, in the plural.
    let words: String
    /// Why, of all of them, in words.
    let reason: String
  }

  /// In the order in which they are to be written.
  let files: [File]
  /// In the order of the theme.
  let omissions: [Omission]

  /// One file.
  init(_ text: String, without omissions: [Omission]) {
    self.init([File(path: "", text: text)], without: omissions)
  }

  /// A folder of files.
  init(_ files: [File], without omissions: [Omission]) {
    self.files = files
    self.omissions = omissions
  }
}

extension ThemeExport.Omission {
  /// Of one property, or one name of the palette.
  init(
    _ entry: ExportedTheme.Entry, as fate: Fate = .leftOut, _ reason: String,
    among kind: String? = nil, because shared: String? = nil
  ) {
    self.init(at: entry.place, entry.phrase, as: fate, reason, among: kind, because: shared)
  }

  /// Of no property in particular; `shared` is why all of its kind are left out, if that is another
  /// sentence.
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
  /// A line: place, what, what became of it and why.
  var description: String {
    ((place.map { "\($0): " } ?? "") + "\(what) is \(fate.words): \(reason)").visible
  }
}

extension ThemeExport.Omission.Fate {
  fileprivate var words: String {
    switch self {
    case .leftOut: "left out"
    case .keptBeside: "kept beside the tokens"
    }
  }
}

extension ThemeExport {
  private struct Group: Hashable {
    let fate: Omission.Fate
    let kind: Kind
  }

  /// What is to be told of the omissions, a line each; those of one kind are one line, where the first
  /// of them would stand.
  var complaints: [String] {
    var groups: [Group: Int] = [:]
    var lines: [(first: Omission, count: Int)] = []
    for omission in omissions {
      let group = omission.kind.map { Group(fate: omission.fate, kind: $0) }
      if let group, let line = groups[group] {
        lines[line].count += 1
      } else {
        if let group { groups[group] = lines.count }
        lines.append((omission, 1))
      }
    }
    return lines.map { first, count in
      guard count > 1, let kind = first.kind else { return first.description }
      let place = first.place.map { " at \($0)" } ?? ""
      return
        ("\(count) \(kind.words) are \(first.fate.words): \(kind.reason); such as "
        + "\(first.what)\(place)").visible
    }
  }
}

// MARK: - What is true of several formats

extension ExportedTheme {
  /// What a screen that was not asked for would show; no format holds `@media`.
  var omittedScreens: [ThemeExport.Omission] {
    guard !otherScreens.isEmpty else { return [] }
    return [
      ThemeExport.Omission(
        "what is set for \(otherScreens.joined(separator: ", "))",
        "one screen is written; '--device' and '--orientation' say which")
    ]
  }

  /// Colors that stand for others, of a format that holds several situations.
  var borrowedColors: [ThemeExport.Omission] {
    entries.filter { $0.isBorrowed && $0.isKnownEverywhere }.map { entry in
      ThemeExport.Omission(
        at: entry.place, "what \(entry.phrase) is in some situations",
        "its color is not published there; that of normal contrast, or of the base, stands for it",
        among: "colors of some situations",
        because:
          "they are not published there; those of normal contrast, or of the base, stand for "
          + "them")
    }
  }

  /// Variables that nothing uses, of a format that has what is set and no names for what it came
  /// through.
  var omittedVariables: [ThemeExport.Omission] {
    spareVariables.map {
      ThemeExport.Omission(
        $0, "this format holds what classes and the palette are set to",
        among: "variables that nothing uses")
    }
  }

  /// What holds in a situation that was not asked for, of a format that holds one alone.
  var omittedSituations: [ThemeExport.Omission] {
    guard entries.contains(where: { !$0.isConstant }) else { return [] }
    return [
      ThemeExport.Omission(
        "what differs in another appearance, level or contrast",
        "'tokens' holds one situation; '--as resolver' holds all")
    ]
  }
}

extension ExportedTheme.Entry {
  /// `'font-color' of 'Label'`.
  var phrase: String {
    guard className.isEmpty else { return "'\(name)' of '\(className)'" }
    return name.first == "@" ? "the variable '\(name)'" : "'\(name)' of the palette"
  }

  /// Why its words are in no sheet.
  var unwritable: String { "'\(text)' would not be read again as it is read here" }

  /// That a variable which nothing uses is no token, and why.
  var lackOfVariable: ThemeExport.Omission {
    let (reason, shared) =
      if !isConstant {
        (
          "it is not the same color in every situation",
          "they are not the same color in every situation"
        )
      } else if type == .unknown || values.contains(nil) {
        ("'\(text)' does not tell its type", "their words do not tell their types")
      } else {
        ("design tokens have no type for it (\(type.name))", "design tokens have no type for them")
      }
    return ThemeExport.Omission(
      self, "nothing uses it, and \(reason)", among: "variables that nothing uses", because: shared)
  }

  /// Why there is no value, for formats that hold values alone.
  var lack: String {
    guard values.contains(where: { if case .paletteColor? = $0 { true } else { false } }) else {
      return className.isEmpty && !isKnownEverywhere
        ? "its color is not published for every situation" : "'\(text)' is no \(type.name)"
    }
    return "the color of '\(text)' is not known in every situation"
  }
}
