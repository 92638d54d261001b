package import StyleSheet

/// A comment that suppresses findings.
///
/// ```
/// /* stylecheck-disable-next-line short-hex, eight-digit-hex -- the brand book has it so */
/// ```
///
/// It begins with one of the words of ``Kind``, followed by names of rules and of groups of rules,
/// separated by commas or blanks, and optionally two hyphens and a reason. Both kinds of comment are
/// supported; extra stars or slashes are ignored. A comment that begins with such a word in another
/// spelling, such as `stylecheck:disable-line`, suppresses nothing.
package struct SuppressionComment: Hashable, Sendable {
  /// The range of a suppression.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// From here to the end of the line of the next code, which can be its own line.
    case nextLine = "stylecheck-disable-next-line"
    /// The line that the comment begins on, including all comments that begin or end there.
    case line = "stylecheck-disable-line"
    /// From here to ``end`` or the end of the sheet.
    case beginning = "stylecheck-disable"
    /// Ends a suppression after this comment.
    case end = "stylecheck-enable"
    /// The whole sheet.
    case file = "stylecheck-disable-file"
  }

  /// The name of a rule, or of a group of rules, in the comment.
  package struct Name: Hashable, Sendable {
    package let text: String
    package let range: Range<Int>

    var isDash: Bool { ["-", "–", "—"].contains(text) }
  }

  /// The common prefix of all the words.
  static let mark: StaticString = "stylecheck-"

  /// The first word of the comment, which may be none of ``Kind``.
  package let word: Name
  /// The rule names, at most ``mostNames``.
  package private(set) var names: [Name]
  /// The range of the names beyond the limit; nil if there are none.
  private(set) var unread: Range<Int>?
  package private(set) var hasReason: Bool
  /// True if the names end with two hyphens.
  let endsNames: Bool
  /// The first word of a reason without the two hyphens, which may be a dash.
  private(set) var bareReason: Name?
  package let range: Range<Int>

  /// The maximum number of names in a comment, several times the number of rules.
  static let mostNames = 1000

  package var kind: Kind? { Kind(rawValue: word.text) }
}

// MARK: - Reading a comment

extension SuppressionComment {
  /// Returns nil for a comment of `source` without such a word.
  package init?(in source: SourceText, comment: Range<Int>) {
    guard let own = source.withBytes({ Self($0, comment: comment) }) else { return nil }
    self = own
  }

  init?(_ bytes: ByteView, comment: Range<Int>) {
    let sign = bytes[comment.lowerBound &+ 1]
    let isBlock = sign == UInt8(ascii: "*")
    var end = comment.upperBound - (isBlock && comment.count >= 4 ? 2 : 0)
    let start = min(bytes.startOfText(inComment: comment.lowerBound), end)
    let verb =
      bytes.starts(with: Self.mark, at: start)
      ? start : bytes.verbOfSuppression(from: start, to: end)
    guard let verb else { return nil }
    while isBlock, bytes[end - 1] == sign { end -= 1 }
    let wordEnd = bytes.wordOfComment(from: verb, to: end)
    word = Name(text: bytes.text(in: start..<wordEnd), range: start..<wordEnd)
    var words = CommentWords(isBlock: isBlock)
    words.read(bytes, wordEnd..<end)
    names = words.names
    unread = words.unread
    hasReason = words.hasReason
    endsNames = words.isBehindNames
    range = comment
  }

  func withReason(at index: Int) -> Self {
    var comment = self
    comment.bareReason = names[index]
    comment.names = Array(names[..<index])
    comment.unread = nil
    comment.hasReason = index + 1 < names.count || !names[index].isDash
    return comment
  }
}

private struct CommentWords {
  let isBlock: Bool
  var names: [SuppressionComment.Name] = []
  private(set) var unread: Range<Int>?
  private(set) var hasReason = false
  private(set) var isBehindNames = false

  mutating func read(_ bytes: ByteView, _ range: Range<Int>) {
    var start = range.lowerBound
    while start < range.upperBound {
      let end = bytes.wordOfComment(from: start, to: range.upperBound)
      if start < end { take(start..<end, bytes) }
      // Only the presence of a reason matters.
      if hasReason { return }
      start = end + 1
    }
  }

  private mutating func take(_ word: Range<Int>, _ bytes: ByteView) {
    if isBlock, word.count == 1, bytes[word.lowerBound] == UInt8(ascii: "*") { return }
    if isBehindNames {
      hasReason = true
    } else if word.count == 2, bytes.starts(with: "--", at: word.lowerBound) {
      isBehindNames = true
    } else if names.count >= SuppressionComment.mostNames {
      unread = (unread?.lowerBound ?? word.lowerBound)..<word.upperBound
    } else {
      names.append(SuppressionComment.Name(text: bytes.text(in: word), range: word))
    }
  }
}

extension ByteView {
  /// Returns the end of the word at an offset of a comment, which may be empty.
  fileprivate func wordOfComment(from start: Int, to end: Int) -> Int {
    var offset = start
    while offset < end, !self[offset].isBlankOrLineEnd, self[offset] != UInt8(ascii: ",") {
      offset += 1
    }
    return offset
  }

  /// Returns the offset of 'disable', 'enable' or 'ignore' behind the name of the tool, in any case
  /// and behind any of `- _ :` and blanks; nil for a text without it.
  fileprivate func verbOfSuppression(from start: Int, to end: Int) -> Int? {
    func wordEnd(of word: String, at start: Int) -> Int? {
      let wordEnd = start + word.utf8.count
      guard wordEnd <= end else { return nil }
      let isSame = zip(start..<wordEnd, word.utf8).allSatisfy { self[$0] | 0x20 == $1 }
      return isSame ? wordEnd : nil
    }
    guard let nameEnd = wordEnd(of: "stylecheck", at: start) else { return nil }
    var offset = nameEnd
    while offset < end, " \t-_:".utf8.contains(self[offset]) { offset += 1 }
    let verbEnd = ["disable", "enable", "ignore"].lazy.compactMap { wordEnd(of: $0, at: offset) }
      .first
    guard offset > nameEnd, let verbEnd else { return nil }
    // A sentence may begin with 'stylecheck ignores'.
    return verbEnd < end && (0x61...0x7A).contains(self[verbEnd]) ? nil : offset
  }
}
