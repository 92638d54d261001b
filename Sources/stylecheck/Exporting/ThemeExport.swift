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
  init(_ entry: ExportedTheme.Entry, as fate: Fate = .leftOut, _ reason: String) {
    place = entry.place
    what = entry.phrase
    self.fate = fate
    self.reason = reason
  }

  /// Of no property in particular.
  init(at place: ThemeReport.Place? = nil, _ what: String, _ reason: String) {
    self.place = place
    self.what = what
    fate = .leftOut
    self.reason = reason
  }
}

extension ThemeExport.Omission: CustomStringConvertible {
  /// A line: place, what, what became of it and why.
  var description: String {
    let fate = fate == .leftOut ? "left out" : "kept beside the tokens"
    return ((place.map { "\($0): " } ?? "") + "\(what) is \(fate): \(reason)").visible
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
        "its color is not published there; that of normal contrast, or of the base, stands for it")
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
    className.isEmpty ? "'\(name)' of the palette" : "'\(name)' of '\(className)'"
  }

  /// Why its words are in no sheet.
  var unwritable: String { "'\(text)' would not be read again as it is read here" }

  /// Why there is no value, for formats that hold values alone.
  var lack: String {
    guard values.contains(where: { if case .paletteColor? = $0 { true } else { false } }) else {
      return className.isEmpty && !isKnownEverywhere
        ? "its color is not published for every situation" : "'\(text)' is no \(type.name)"
    }
    return "the color of '\(text)' is not known in every situation"
  }
}
