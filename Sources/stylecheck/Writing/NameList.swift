/// A list of names in a sentence, complete or shortened.
struct NameList: CustomStringConvertible {
  /// The length of the list.
  enum Extent: Hashable, Sendable {
    case few, all
  }

  private let names: [String]
  private let extent: Extent
  private let elsewhere: String

  /// The number of names in a shortened list.
  private static let few = 6

  /// Creates a list; `elsewhere` is a command line that prints all names.
  init(_ names: [String], _ extent: Extent, elsewhere: String) {
    self.names = names
    self.extent = extent
    self.elsewhere = elsewhere
  }

  var description: String {
    // One or two further names are shown, as "2 more" is no shorter.
    guard extent == .few, names.count > Self.few + 2 else { return names.joined(separator: ", ") }
    return names.prefix(Self.few).joined(leaving: names.count - Self.few)
      + ", which '--all' or '\(elsewhere)' shows"
  }
}
