/// A pattern for paths: `Legacy/**`, `*-old.nss`.
///
/// `*` stands for any characters of a name, `?` for one, `**` for any number of folders. A pattern
/// without a slash, but perhaps one at its end, is for a name in whatever folder; one with a slash
/// counts from the folder that it is said for; one that ends in a slash is for all that is in the
/// folder.
///
/// Source: `gitignore`, of which it is a part.
struct PathPattern: Hashable, Sendable {
  /// Why a text is no pattern.
  enum Problem: Error, Hashable, Sendable {
    case isEmpty
    /// It begins at the root, or leads out of its folder.
    case leadsOut
    /// A character that means something elsewhere, and nothing here.
    case means(Character)
  }

  /// The pieces between slashes; `**` is a piece of its own.
  private let pieces: [[UInt8]]

  private static let anyFolders = Array("**".utf8)

  init(_ text: String) throws(Problem) {
    guard !text.isEmpty else { throw .isEmpty }
    if let strange = text.first(where: { "{}[]!\\".contains($0) }) { throw .means(strange) }
    var pieces = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { Array($0) }
    guard pieces[0] != [] || pieces.count == 1, !pieces.contains(Array("..".utf8)) else {
      throw .leadsOut
    }
    if pieces[0] == [UInt8(ascii: ".")] {
      pieces.removeFirst()
    } else if Self.isName(text) {
      pieces.insert(Self.anyFolders, at: 0)
    }
    if pieces.last == [] { pieces[pieces.count - 1] = Self.anyFolders }
    self.pieces = pieces.filter { !$0.isEmpty }
  }

  /// Whether a pattern is for a name in whatever folder.
  static func isName(_ text: String) -> Bool { !text.dropLast().contains("/") }

  /// Whether a path matches that counts from the pattern's folder and has no dots in it.
  ///
  /// - Complexity: O(n · m) in the lengths of both.
  func matches(_ path: SystemText) -> Bool {
    let names = path.bytes.split(separator: UInt8(ascii: "/")).map { Array($0) }
    return Self.matches(pieces[...], names) { piece, name in
      Self.matches(piece[...], name) {
        $0 == UInt8(ascii: "?") || $0 == $1
      } isAny: {
        $0 == UInt8(ascii: "*")
      }
    } isAny: {
      $0 == Self.anyFolders
    }
  }

  /// Whether parts are those of a pattern, in which some stand for any number of parts: a part that
  /// does not fit is given to the last of these, which is enough.
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
  /// A pattern for paths.
  static let pattern = OptionValue(
    "a pattern of names, '*', '?' and '**', such as 'Pods/**'"
  ) { (try? PathPattern($0)) != nil }
}

extension PathPattern.Problem: CustomStringConvertible {
  var description: String {
    switch self {
    case .isEmpty: "expected a pattern such as 'Legacy/**'"
    case .leadsOut: "a pattern counts from the folder of this file, and does not lead out of it"
    case .means(let character):
      "'\(character)' means nothing in a pattern: expected '*', '?' and '**' alone"
    }
  }
}
