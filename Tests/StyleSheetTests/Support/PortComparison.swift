@testable import StyleRules
import StyleSheet

/// A sheet as FioriThemeManager reads it, by ``LineReader``, beside what the library says of it.
struct PortComparison {
  private let text: String
  private let sheet: Sheet
  private let found: [Diagnostic]
  private let values: [String: String]

  init(of text: String) {
    self.text = text
    sheet = Sheet(parsing: SourceText(text))
    found = sheet.findings(for: .fioriSwiftUI, rules: Self.rules).diagnostics
    values = LineReader.values(of: text)
  }

  /// Where the two disagree, in words; none if they do not.
  var complaints: [String] { complaintsOfTheme + complaintsOfDefinitions + complaintsOfStrays }

  /// Those that say nothing of a line: what is missing beside it, how it looks, who else reads it.
  private static let rules = Rule.all.filter { rule in
    rule.group != .accessibility && rule.group != .completeness
      && ![
        "missing-final-newline", "mixed-naming", "eight-digit-hex", "deprecated-name",
        "prefer-variable", "ignored-rules", "tab-character",
      ].contains(rule.id)
  }
}

// MARK: - The theme

extension PortComparison {
  private static let names = ["tintColor", "header", "footer"]

  private var complaintsOfTheme: [String] {
    [false, true].flatMap { isDark in
      let environment = ThemeEnvironment(appearance: isDark ? .dark : .light)
      let theme = Theme(of: [sheet], in: environment, for: .fioriSwiftUI)
      return Self.names.compactMap { name in
        let expected = color(name, isDark, []) ?? "its own"
        let said = theme.origin(ofColor: name) == nil ? nil : theme.color(name).map { "\($0)" }
        return said ?? "its own" == expected
          ? nil : "'\(name)' is \(said ?? "its own") where the port has \(expected)"
      }
    }
  }

  /// What the port makes of a name; nil for the palette's own color.
  private func color(_ name: String, _ isDark: Bool, _ asked: [String]) -> String? {
    let question = "\(name) \(isDark)"
    let keys =
      isDark
      ? ["_darkBackground", name == "tintColor" ? "Light" : "_none"]
      : ["_lightBackground", "", name == "tintColor" ? "Dark" : "_none"]
    guard !asked.contains(question),
      let text = keys.lazy.compactMap({ values["\(name)\($0)"] }).first,
      let reading = LineReader.color(text)
    else { return nil }
    guard reading.hasPrefix("palette ") else { return Self.color(reading) }
    let parts = reading.dropFirst(8).split(separator: "_")
    let other = String(parts[0])
    let suffix = parts.count > 1 ? parts[1] : "device"
    let isOtherDark =
      ["darkConstant": true, "lightConstant": false, "deviceInverse": !isDark][suffix] ?? isDark
    return color(other, isOtherDark, asked + [question])
      ?? Palette.all.color(other, in: PaletteContext(isDark: isOtherDark)).map { "\($0)" }
  }

  private static func color(_ reading: String) -> String {
    let word = NamedColors.closedList.first { $0.name == reading }?.color
    let digits = reading.count == 3 ? reading.map { "\($0)\($0)" }.joined() : reading
    let number = UInt32(digits, radix: 16) ?? 0
    return "\(word ?? ThemeColor(rgba: digits.count == 8 ? number : number << 8 | 0xFF))"
  }
}

// MARK: - What is said

extension PortComparison {
  /// Definitions of the palette that are not read as they are meant, of which nothing is said; and
  /// those that are, of which something is.
  private var complaintsOfDefinitions: [String] {
    let isFaultless = sheet.tree.diagnostics.isEmpty
    var seen: Set<String> = []
    return sheet.definitions.compactMap { definition in
      let key = String(definition.name.dropFirst())
      guard Self.isKey(key) else { return nil }
      let line = self.line(at: definition.nameRange.lowerBound)
      let begins = line.lowerBound == definition.nameRange.lowerBound
      let own = begins ? LineReader.values(of: piece(line))[key] : nil
      let isFirst = own != nil && isFirst(line, of: key)
      let read = own.flatMap(LineReader.color)
      let meant = Self.meaning(of: definition.value)
      // What a fault leaves no color is meant to be the word between the signs.
      let isWord = !isFaultless && meant == nil && read == Self.wordBetweenSigns(of: piece(line))
      let isRight =
        read != nil && (read == meant || isWord) && isFirst && definition.conditions.isEmpty
        && seen.insert(key).inserted
      let all = line.lowerBound...max(line.upperBound, definition.range.upperBound)
      // Digits in quotes are found, which is worth a remark.
      let said = found.filter {
        ($0.severity > .information || $0.id == "quoted-string") && $0.touches(all)
      }
      if !isRight {
        // Of one that says the same again there is a remark.
        let isSame = found.contains { $0.id == "duplicate-variable" && $0.touches(all) }
        return said.isEmpty && !isSame
          ? "nothing is said of '\(piece(line))', which is \(read ?? "nothing") to the port" : nil
      }
      return isFaultless && said.contains { $0.severity == .error }
        ? "'\(piece(line))' is read as it is meant, and yet: \(said)" : nil
    }
  }

  /// Lines that the port reads as one of the palette, and the grammar as something else, of which
  /// nothing is said.
  private var complaintsOfStrays: [String] {
    let begun = Set(sheet.definitions.map(\.nameRange.lowerBound))
    return LineReader.values(of: text).keys.filter(Self.isKey).compactMap { key in
      guard let line = firstLine(of: key), !begun.contains(line.lowerBound) else { return nil }
      let said = found.contains {
        // An open comment is told once, with the number of definitions in it.
        $0.severity > .information
          && ($0.touches(line.lowerBound...line.upperBound)
            || $0.id == "unclosed-comment" && $0.range.upperBound <= line.lowerBound)
      }
      return said ? nil : "nothing is said of '\(piece(line))', which the port reads"
    }
  }

  private static func isKey(_ key: String) -> Bool {
    let parts = key.split(separator: "_", omittingEmptySubsequences: false)
    guard parts.count < 3, Palette.all.name(String(parts[0])) != nil else { return false }
    return parts.count == 1 || ["lightBackground", "darkBackground"].contains(parts[1])
  }

  /// The color that a value is by itself, quotes left aside; nil for what is none.
  private static func meaning(of written: String) -> String? {
    let isQuoted = written.count > 1 && written.hasPrefix("\"") && written.hasSuffix("\"")
    let value = isQuoted ? String(written.dropFirst().dropLast()) : written
    let isWord = value.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    let digits = value.hasPrefix("#") ? value.dropFirst(1) : value.dropFirst(2)
    let isHex =
      (value.hasPrefix("#") || value.lowercased().hasPrefix("0x"))
      && digits.allSatisfy { $0.isASCII && $0.isHexDigit }
    let isName = isWord && !value.lowercased().contains("0x")
    return isHex || isName ? LineReader.color(value) : nil
  }

  /// The color that a line sets if the signs around its value are left away.
  private static func wordBetweenSigns(of line: String) -> String? {
    func isSign(_ character: Character) -> Bool {
      !(character.isASCII
        && (character.isLetter || character.isNumber || "_#.-\\".contains(character)))
    }
    guard let colon = line.firstIndex(of: ":") else { return nil }
    let front = line[colon...].drop(while: isSign)
    let word = front.reversed().drop(while: isSign).reversed()
    return word.contains(where: isSign) ? nil : LineReader.color(String(word))
  }

  private func piece(_ range: Range<Int>) -> String {
    String(decoding: Array(text.utf8)[range], as: UTF8.self)
  }

  private func line(at offset: Int) -> Range<Int> {
    let place = text.utf8.index(text.startIndex, offsetBy: offset)
    let start = text[..<place].lastIndex(where: \.isNewline).map(text.index(after:))
    let end = text[place...].firstIndex(where: \.isNewline) ?? text.endIndex
    let utf8 = text.utf8
    return utf8.distance(
      from: text.startIndex, to: start ?? text.startIndex)..<utf8.distance(
        from: text.startIndex, to: end)
  }

  private func firstLine(of key: String) -> Range<Int>? {
    let starts =
      [text.startIndex] + text.indices.filter { text[$0].isNewline }.map(text.index(after:))
    let lines = starts.map { line(at: text.utf8.distance(from: text.startIndex, to: $0)) }
    return lines.first { LineReader.values(of: piece($0))[key] != nil }
  }

  private func isFirst(_ line: Range<Int>, of key: String) -> Bool { firstLine(of: key) == line }
}

extension Diagnostic {
  /// Whether it, or a note on it, is on some lines.
  fileprivate func touches(_ lines: ClosedRange<Int>) -> Bool {
    ([range] + notes.map(\.range)).contains {
      $0.lowerBound <= lines.upperBound && $0.upperBound >= lines.lowerBound
    }
  }
}
