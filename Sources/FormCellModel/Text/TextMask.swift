/// A pattern of placeholders and literal characters.
///
/// ```
/// phone     (###) ###-####    # is a digit
/// general   AA-NNN            A is a letter, N a digit, X either of them, S another character,
///                             * any; YYYY, YY, MM and DD are parts of a date; \A is a literal A
/// ```
///
/// A year of four digits is one from 1900 to 2099. A part of a date has to be one that a date with
/// the other parts can have: 29 February needs a leap year once the year is typed.
///
/// Source: cloud-sdk-ios-fiori, `PhoneNumberFormatter`, `GenericTextFormatter`.
package struct TextMask: Hashable, Sendable {
  package enum Notation: String, Hashable, Sendable, CaseIterable, Codable {
    /// Each `#` is a digit; a text loses all other characters.
    case phone = "phone"
    /// Letters are placeholders.
    case general = "general"
  }

  package let pattern: String
  package let notation: Notation
  private let tokens: [MaskToken]
  private let literals: Set<Character>
  /// The letters and digits among the literals that a placeholder could hold.
  private let typable: Set<Character>
  /// The kinds of placeholders.
  private let placeholders: Set<MaskToken>

  /// Creates a mask; a pattern without placeholders accepts nothing.
  package init(_ pattern: String, _ notation: Notation = .general) {
    self.pattern = pattern
    self.notation = notation
    tokens =
      notation == .phone
      ? pattern.map { $0 == "#" ? .digit : .literal($0) } : MaskToken.tokens(of: pattern)
    literals = Set(tokens.compactMap(\.literal))
    let placeholders = Set(tokens.filter(\.isPlaceholder))
    self.placeholders = placeholders
    typable = literals.filter { literal in
      (literal.isLetter || literal.isNumber) && placeholders.contains { $0.matches(literal) }
    }
  }

  /// A phone number of the United States.
  package static let phone = TextMask("(###) ###-####", .phone)

  /// The length of the longest text in characters; 0 for a mask without placeholders.
  var longestText: Int {
    tokens.contains(where: \.isPlaceholder) ? tokens.count : 0
  }

  /// Returns a text in the pattern; nil if it does not match.
  ///
  /// Literals of the pattern can be missing in the text, or stand there, also as white space or a
  /// dash. Characters beyond the pattern are dropped. In the general notation the literals behind the
  /// last character are added, too, unless `isOpen` is true.
  func formatted(_ text: some StringProtocol, isOpen: Bool = false) -> String? {
    var result = ""
    var waiting = ""
    var date = MaskDate()
    var rest = Substring(text)
    var skipsSeparators = true
    placing: for token in tokens {
      if case .literal(let character) = token {
        waiting.append(character)
        continue
      }
      if begins(waiting, with: rest) { return result + rest }
      let start = rest.startIndex
      if !removeLiterals(waiting, from: &rest) { skipsSeparators = false }
      // A dash before all of them can be a sign.
      let isBehind = !result.isEmpty || rest.startIndex != start
      while let next = rest.first, !token.matches(next),
        isSkipped(next)
          || skipsSeparators && !waiting.isEmpty && isSeparator(next)
            && (isBehind || next.isWhitespace)
      { rest.removeFirst() }
      guard let next = rest.popFirst() else { break placing }
      guard token.matches(next), date.take(next, as: token) else { return nil }
      result += waiting
      waiting = ""
      result.append(next)
    }
    return notation == .general && !isOpen && !result.isEmpty ? result + waiting : result
  }

  /// Removes literals from the beginning of a text, as far as they stand there; returns false if the next
  /// digits, which could be literals, are those of the user.
  private func removeLiterals(_ literals: String, from text: inout Substring) -> Bool {
    let certain = certainPart(of: literals)
    let certainStart = text.drop { $0 != certain.first && isSkipped($0) && !isTyped($0) }
    let isThere = certainStart.hasPrefix(certain)
    if isThere, !certain.isEmpty { text = certainStart }
    for character in literals where text.first == character {
      if isThere || !typable.contains(character) { text.removeFirst() }
    }
    return isThere
  }

  /// True if a text is an unfinished beginning of literals that a user could also type.
  private func begins(_ literals: String, with text: Substring) -> Bool {
    guard let first = text.first, !typable.contains(first) else { return false }
    return certainPart(of: literals).hasPrefix(text)
  }

  /// The literals that have to stand in a text so that a digit in it is one of them: `+41` in `+41 ##`, and
  /// `1-` in `1-##`; empty if none or all of them can be typed.
  private func certainPart(of literals: String) -> Substring {
    guard let last = literals.lastIndex(where: typable.contains) else { return "" }
    if literals[..<last].contains(where: { !typable.contains($0) }) { return literals[...last] }
    return literals.firstIndex { !typable.contains($0) }.map { literals[...$0] } ?? ""
  }

  /// True if a placeholder could hold a character.
  private func isTyped(_ character: Character) -> Bool {
    placeholders.contains { $0.matches(character) }
  }

  /// True for the beginning of the literals before the first placeholder.
  func isUnfilled(_ value: String) -> Bool {
    let run = String(tokens.prefix { !$0.isPlaceholder }.compactMap(\.literal))
    return !value.isEmpty && run.hasPrefix(value)
  }

  /// Returns a text in the pattern, empty if it does not match, and whether characters of the text that
  /// are no literals are lost.
  func read(_ text: String) -> (value: String, isPartial: Bool) {
    let value = formatted(trimmed(text)) ?? ""
    return (value, value.isEmpty ? !text.isEmpty : loses(text, as: value))
  }

  /// True if a text has characters that a value lacks, and that are for placeholders.
  private func loses(_ text: String, as value: String) -> Bool {
    text.filter(isForPlaceholder) != value.filter(isForPlaceholder)
  }

  /// False for literals, and for separators in place of them.
  private func isForPlaceholder(_ character: Character) -> Bool {
    !literals.contains(character) && !isSeparator(character)
  }

  /// True for white space or a dash that is no literal, and that no placeholder could hold.
  private func isSeparator(_ character: Character) -> Bool {
    (character.isWhitespace || NumberFilter.allMinusSigns.contains(character))
      && !literals.contains(character) && !isTyped(character)
  }

  /// Returns a text without the white space around it.
  private func trimmed(_ text: String) -> String {
    func isBlank(_ character: Character) -> Bool {
      character.isWhitespace && isSeparator(character)
    }
    return String(text.drop(while: isBlank).reversed().drop(while: isBlank).reversed())
  }

  /// True if a text has separators in place of literals, which a stored text cannot have.
  func hasOtherSeparators(_ text: String) -> Bool { text.contains(where: isSeparator) }

  /// Returns the text for a value, which the program may have set without the literals.
  func shown(_ value: String) -> String {
    guard notation == .phone || !hasOtherSeparators(value), let formatted = formatted(value),
      !formatted.isEmpty, !formatted.hasPrefix(value)
    else { return value }
    return formatted
  }

  private func isSkipped(_ character: Character) -> Bool {
    notation == .phone || literals.contains(character)
  }

  /// Returns the position of the cursor in the pattern for the text before it; behind the literals
  /// at the beginning.
  func cursor(after before: String) -> Int {
    let first = tokens.prefix { !$0.isPlaceholder }.count
    return max((formatted(before, isOpen: true) ?? before).count, first)
  }

  /// Returns a change of the whole text; nil if it does not match, or types nothing of it.
  ///
  /// A deletion in the middle that no longer matches deletes the rest of the text, too.
  func accepted(_ change: TextChange) -> TextChange? {
    if change.typed.isEmpty {
      let rest = rest(of: change)
      let result =
        rest == change.original
        ? rest : formatted(rest, isOpen: true) ?? formatted(change.before, isOpen: true) ?? ""
      return TextChange(to: result, cursor: cursor(after: change, as: result))
    }
    var change = change
    change.typed = trimmed(change.typed)
    let rest = rest(of: change)
    guard !change.typed.isEmpty, let result = formatted(rest), !result.isEmpty,
      result != change.original || isThere(change) && !loses(rest, as: result)
    else { return nil }
    let start: String = change.before + change.typed
    // Literals that are typed at their place are behind the last placeholder.
    let place = max(cursor(after: start), result.hasPrefix(start) ? start.count : 0)
    var accepted = TextChange(to: result, cursor: change.after.isEmpty ? result.count : place)
    accepted.isPartial = loses(rest, as: result)
    return accepted
  }

  /// True if what is typed is for a placeholder, or is, in the general notation, literals that stand at
  /// the cursor already.
  private func isThere(_ change: TextChange) -> Bool {
    if change.typed.contains(where: isForPlaceholder) { return true }
    let before = tokens.prefix(change.before.count).reversed().prefix { !$0.isPlaceholder }
    let run = String(before.reversed().compactMap(\.literal))
    return notation == .general
      && (change.original.hasPrefix(change.before + change.typed)
        || run.indices.contains { run[$0...].hasPrefix(change.typed) })
  }

  /// Returns the position of the cursor after a deletion; Delete moves it over literals.
  private func cursor(after deletion: TextChange, as result: String) -> Int {
    let start = deletion.before.count
    // A deletion moves the cursor no further than to the literals at the beginning.
    let most = max(start, cursor(after: ""))
    guard !deletion.old.isEmpty else { return min(most, result.count) }
    guard deletion.isForward else {
      return min(cursor(after: String(deletion.before)), most)
    }
    guard result == deletion.original else { return min(most, result.count) }
    return start + tokens.dropFirst(start).prefix { !$0.isPlaceholder }.count
  }

  /// Returns the text after a change; one in the middle leaves the literals behind it to the pattern.
  private func rest(of change: TextChange) -> String {
    let original = change.original
    guard !change.after.isEmpty,
      formatted(original, isOpen: true) == original || formatted(original) == original
    else { return change.result }
    let deleted = zip(tokens.dropFirst(change.before.count), change.old)
    let isOfLiterals = !deleted.contains { $0.0.isPlaceholder }
    if change.typed.isEmpty, isOfLiterals { return original }
    let open = zip(tokens.suffix(from: original.count - change.after.count), change.after)
      .filter { $0.0.isPlaceholder }.map { $0.1 }
    return change.before + change.typed + String(open)
  }
}
