/// Names in a sentence: all of them, or the first few and how many more there are.
struct NameList: CustomStringConvertible {
  /// How many of them are said.
  enum Extent: Hashable, Sendable {
    case few, all
  }

  private let names: [String]
  private let extent: Extent
  private let elsewhere: String

  /// As many as are said if not all are wanted.
  private static let few = 6

  /// `elsewhere` is a command line that says all of them and more.
  init(_ names: [String], _ extent: Extent, elsewhere: String) {
    self.names = names
    self.extent = extent
    self.elsewhere = elsewhere
  }

  var description: String {
    // One or two more are no longer than a word on them.
    guard extent == .few, names.count > Self.few + 2 else { return names.joined(separator: ", ") }
    return names.prefix(Self.few).joined(leaving: names.count - Self.few)
      + ", which '--all' or '\(elsewhere)' shows"
  }
}
