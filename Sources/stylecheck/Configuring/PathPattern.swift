/// A pattern for paths: `Legacy/**`, `*-old.nss`.
///
/// `*` matches any characters of a name, `?` one character, `**` any number of folders. A pattern
/// without a slash, except a trailing one, matches a name in any folder; one with a slash is
/// relative to its folder. One that matches a folder matches everything inside it.
///
/// Source: a subset of `gitignore`.
struct PathPattern: Hashable, Sendable {
  enum Problem: Error, Hashable, Sendable {
    case isEmpty
    /// The pattern is absolute or leads out of its folder.
    case leadsOut
    /// The character is special in other pattern languages and unsupported here.
    case means(Character)
  }

  /// The parts between slashes; `**` is a part of its own, and the last, for everything in a folder.
  private let pieces: [[UInt8]]

  private static let anyFolders = Array("**".utf8)

  /// Parses a pattern in its ``SystemText/distinct`` form.
  init(_ text: String) throws(Problem) {
    guard !text.isEmpty else { throw .isEmpty }
    if let strange = text.first(where: { "{}[]!\\".contains($0) }) { throw .means(strange) }
    var pieces = SystemText(distinct: text).bytes
      .split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map { Array($0) }
    guard pieces[0] != [] || pieces.count == 1, !pieces.contains(Array("..".utf8)) else {
      throw .leadsOut
    }
    if pieces[0] == [UInt8(ascii: ".")] {
      pieces.removeFirst()
    } else if Self.isName(text) {
      pieces.insert(Self.anyFolders, at: 0)
    }
    pieces.removeAll(where: \.isEmpty)
    if pieces.last != Self.anyFolders { pieces.append(Self.anyFolders) }
    self.pieces = pieces
  }

  static func isName(_ text: String) -> Bool { !text.dropLast().contains("/") }

  /// True if the pattern matches the names of a relative path without dots.
  ///
  /// - Complexity: O(n · m) in the lengths of both.
  func matches(_ names: [[UInt8]]) -> Bool {
    Self.matches(pieces[...], names) { piece, name in
      Self.matches(piece[...], name) {
        $0 == UInt8(ascii: "?") || $0 == $1
      } isAny: {
        $0 == UInt8(ascii: "*")
      }
    } isAny: {
      $0 == Self.anyFolders
    }
  }

  /// Matches parts with wildcards; a mismatch extends the last wildcard, which is sufficient.
  private static func matches<Part>(
    _ pattern: ArraySlice<Part>, _ parts: [Part], fits: (Part, Part) -> Bool,
    isAny: (Part) -> Bool
  ) -> Bool {
    var place = pattern.startIndex
    var index = 0
    var last: (place: Int, index: Int)?
    while index < parts.count {
      if place < pattern.endIndex, isAny(pattern[place]) {
        last = (place, index)
        place += 1
      } else if place < pattern.endIndex, fits(pattern[place], parts[index]) {
        place += 1
        index += 1
      } else if let (any, start) = last {
        last = (any, start + 1)
        place = any + 1
        index = start + 1
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy(isAny)
  }
}

extension OptionValue {
  static let pattern = OptionValue(
    "a pattern of names, '*', '?' and '**', such as 'Pods/**'"
  ) { (try? PathPattern($0)) != nil }
}

extension PathPattern.Problem: CustomStringConvertible {
  var description: String {
    switch self {
    case .isEmpty: "expected a pattern such as 'Legacy/**'"
    case .leadsOut: "a pattern is relative to the folder of this file, and cannot lead out of it"
    case .means(let character):
      "'\(character)' is not supported in a pattern: expected only '*', '?' and '**'"
    }
  }
}
