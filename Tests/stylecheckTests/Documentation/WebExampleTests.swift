import Foundation
import Testing

@testable import stylecheck

/// `Examples/web/index.html` draws presentations; the one that it shows first is a real one.
@Suite struct WebExampleTests {
  private static let path = "Examples/web/index.html"

  /// Written again it is on one line, its keys in the order of their letters.
  @Test func whatThePageShowsFirstIsWhatIsPrinted() throws {
    let printed = Run("present Examples/cells/average.json").output
    let value = try JSONSerialization.jsonObject(with: Data(printed.utf8))
    let line = try JSONSerialization.data(
      withJSONObject: value, options: [.sortedKeys, .withoutEscapingSlashes])
    let page = try Package.text(of: Self.path)
    let start = try #require(page.range(of: "id=\"first\">\n")?.upperBound)
    let end = try #require(page[start...].range(of: "\n</script>")?.lowerBound)
    let text = page[..<start] + String(decoding: line, as: UTF8.self) + page[end...]
    try Golden.expect(String(text), at: Self.path)
  }

  @Test func thePageIsShortAndNeedsNoNetwork() throws {
    let page = try Package.text(of: Self.path)
    #expect(page.split(separator: "\n", omittingEmptySubsequences: false).count <= 150)
    let addresses = page.matches(of: /(?:src|href)="|https?:\/\/[^"]*/).map { String($0.0) }
    #expect(addresses == ["http://www.w3.org/2000/svg"])
  }
}
