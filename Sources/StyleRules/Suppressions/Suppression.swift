import StyleSheet

/// A comment that tells this tool what not to speak of.
///
/// ```
/// /* stylecheck-disable-next-line short-hex, eight-digit-hex -- the brand book has it so */
/// ```
///
/// It begins with one of the words of ``Kind``; the names of rules follow, parted by commas or
/// blanks, and behind two hyphens a reason. Both kinds of comment will do, and more stars or slashes than
/// a comment needs are none of its words.
struct Suppression: Hashable {
  /// How far it reaches.
  enum Kind: String, Hashable, CaseIterable {
    /// From here to the end of the next line that has more on it than blanks and comments.
    case nextLine = "stylecheck-disable-next-line"
    /// The line that the comment begins on, with all of the comments that begin or end there.
    case line = "stylecheck-disable-line"
    /// All from here on, as far as ``end`` or the end of the sheet.
    case beginning = "stylecheck-disable"
    /// No further than to its end.
    case end = "stylecheck-enable"
    /// The whole sheet.
    case file = "stylecheck-disable-file"
  }

  /// The name of a rule in it.
  struct Name: Hashable {
    let text: String
    /// Byte offsets.
    let range: Range<Int>
  }

  /// What all the words begin with.
  static let mark: StaticString = "stylecheck-"

  /// The first word of the comment, which may be none of ``Kind``.
  let word: Name
  /// At most ``mostNames`` of them.
  let names: [Name]
  /// Where the names stand that are too many; nil if none are.
  let unread: Range<Int>?
  /// Whether there are words behind two hyphens.
  let hasReason: Bool
  /// Byte offsets of the whole comment.
  let range: Range<Int>

  /// How many names of one comment are read: several times as many as there are rules.
  static let mostNames = 1000

  /// What its first word asks for; nil for a word that asks for nothing.
  var kind: Kind? { Kind(rawValue: word.text) }
}

// MARK: - Reading a comment

extension Suppression {
  /// Nil for a comment that begins with another word, as all but a few do.
  init?(_ bytes: ByteView, comment: Range<Int>) {
    let sign = bytes[comment.lowerBound &+ 1]
    let isBlock = sign == UInt8(ascii: "*")
    var end = comment.upperBound - (isBlock && comment.count >= 4 ? 2 : 0)
    var start = comment.lowerBound + 2
    while start < end, Self.isBlank(bytes[start]) || bytes[start] == sign { start += 1 }
    guard bytes.starts(with: Self.mark, at: start) else { return nil }
    while isBlock, bytes[end - 1] == sign { end -= 1 }
    var words = CommentWords(isBlock: isBlock)
    words.read(bytes, start..<end)
    // The mark is there, and no part of a reason.
    word = words.names.removeFirst()
    names = words.names
    unread = words.unread
    hasReason = words.hasReason
    range = comment
  }

  fileprivate static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}

/// The words of a comment, as far as anybody asks for them.
private struct CommentWords {
  let isBlock: Bool
  var names: [Suppression.Name] = []
  private(set) var unread: Range<Int>?
  private(set) var hasReason = false
  private var isBehindNames = false

  init(isBlock: Bool) { self.isBlock = isBlock }

  mutating func read(_ bytes: ByteView, _ range: Range<Int>) {
    var start = range.lowerBound
    for offset in range.lowerBound...range.upperBound
    where offset == range.upperBound || Suppression.isBlank(bytes[offset])
      || bytes[offset] == UInt8(ascii: ",")
    {
      if start < offset { take(start..<offset, bytes) }
      // Of a reason, it is enough that there is one.
      if hasReason { return }
      start = offset + 1
    }
  }

  private mutating func take(_ word: Range<Int>, _ bytes: ByteView) {
    if isBlock, word.count == 1, bytes[word.lowerBound] == UInt8(ascii: "*") { return }
    if isBehindNames {
      hasReason = true
    } else if word.count == 2, bytes.starts(with: "--", at: word.lowerBound) {
      isBehindNames = true
    } else if names.count > Suppression.mostNames {
      unread = (unread?.lowerBound ?? word.lowerBound)..<word.upperBound
    } else {
      names.append(Suppression.Name(text: bytes.text(in: word), range: word))
    }
  }
}
