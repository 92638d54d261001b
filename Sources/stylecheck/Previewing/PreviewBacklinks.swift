/// The places of a page that show findings, collected while the page is written.
final class PreviewBacklinks {
  /// An element with an identifier.
  struct Place: Hashable, Sendable {
    let id: String
    /// The name of the subject, escaped.
    let words: String
  }

  private var places: [Int: FirstFew<Place>] = [:]
  private var count = 0

  /// Records that a new element shows findings, and returns its identifier.
  func add(_ items: [PreviewFindings.Item], in words: String) -> String {
    count += 1
    let place = Place(id: "shown-\(count)", words: words)
    for item in items { places[item.number, default: FirstFew()].add(place) }
    return place.id
  }

  /// The links to the places that show a finding; empty if there are none.
  func links(to item: PreviewFindings.Item) -> String {
    guard let places = places[item.number] else { return "" }
    let links = places.elements.map { "<a href=\"#\($0.id)\">\($0.words)</a>" }
    return "shown with " + links.joined(leaving: places.left)
  }
}
