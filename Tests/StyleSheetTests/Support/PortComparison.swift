@testable import StyleRules
import StyleSheet

/// A comparison of a sheet as ``LineReader`` reads it with the theme and findings of the library.
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

  /// Descriptions of the differences.
  var differences: [String] { themeDifferences + definitionDifferences + strayLineDifferences }

  /// All rules but those about missing definitions, layout, and other engines.
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

  private var themeDifferences: [String] {
    [false, true].flatMap { isDark in
      let environment = ThemeEnvironment(appearance: isDark ? .dark : .light)
      let theme = Theme(of: [sheet], in: environment, for: .fioriSwiftUI)
      return Self.names.compactMap { name in
        let expected = color(name, isDark, []) ?? "its own"
        let actual = theme.origin(ofColor: name) == nil ? nil : theme.color(name).map { "\($0)" }
        return actual ?? "its own" == expected
          ? nil : "'\(name)' is \(actual ?? "its own") where the port has \(expected)"
      }
    }
  }

  /// The color of a name in the port; nil for the palette's own color.
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

// MARK: - Findings

extension PortComparison {
  /// Palette definitions that are misread without a finding, or read as intended with an error.
  private var definitionDifferences: [String] {
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
      // If a fault makes the value no color, the intended value is the word between the signs.
      let isWord = !isFaultless && meant == nil && read == Self.wordBetweenSigns(of: piece(line))
      let isRight =
        read != nil && (read == meant || isWord) && isFirst && definition.conditions.isEmpty
        && seen.insert(key).inserted
      let all = line.lowerBound...max(line.upperBound, definition.range.upperBound)
      // Digits in quotes are read, so 'quoted-string' can be a remark.
      let findings = found.filter {
        ($0.severity > .information || $0.id == "quoted-string") && $0.touches(all)
      }
      if !isRight {
        // A second definition with the same value has a remark.
        let isSame = found.contains { $0.id == "duplicate-variable" && $0.touches(all) }
        return findings.isEmpty && !isSame
          ? "nothing is said of '\(piece(line))', which is \(read ?? "nothing") to the port" : nil
      }
      return isFaultless && findings.contains { $0.severity == .error }
        ? "'\(piece(line))' is read as it is meant, and yet: \(findings)" : nil
    }
  }

  /// Lines without a finding that the port reads as palette definitions, and the parser does not.
  private var strayLineDifferences: [String] {
    let begun = Set(sheet.definitions.map(\.nameRange.lowerBound))
    return LineReader.values(of: text).keys.filter(Self.isKey).compactMap { key in
      guard let line = firstLine(of: key), !begun.contains(line.lowerBound) else { return nil }
      let isReported = found.contains {
        // An unclosed comment has one finding for all definitions in it.
        $0.severity > .information
          && ($0.touches(line.lowerBound...line.upperBound)
            || $0.id == "unclosed-comment" && $0.range.upperBound <= line.lowerBound)
      }
      return isReported ? nil : "nothing is said of '\(piece(line))', which the port reads"
    }
  }

  private static func isKey(_ key: String) -> Bool {
    let parts = key.split(separator: "_", omittingEmptySubsequences: false)
    guard parts.count < 3, Palette.all.name(String(parts[0])) != nil else { return false }
    return parts.count == 1 || ["lightBackground", "darkBackground"].contains(parts[1])
  }

  /// The color of a value without its quotes; nil if it is no color.
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

  /// The color of a line without the signs around its value.
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
  /// True if the finding or one of its notes touches `lines`.
  fileprivate func touches(_ lines: ClosedRange<Int>) -> Bool {
    ([range] + notes.map(\.range)).contains {
      $0.lowerBound <= lines.upperBound && $0.upperBound >= lines.lowerBound
    }
  }
}
