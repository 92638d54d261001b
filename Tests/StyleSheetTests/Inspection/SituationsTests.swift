import Testing

@testable import StyleRules
@testable import StyleSheet

/// The description of each of the 16 sets of situations.
@Suite struct SituationsTests {
  @Test(arguments: [
    (0, ""), (1, "on iphone in portrait"), (2, "on iphone in landscape"), (3, "on iphone"),
    (4, "on ipad in portrait"), (5, "in portrait"),
    (6, "on iphone in landscape and on ipad in portrait"),
    (7, "on iphone in portrait, on iphone in landscape and on ipad in portrait"),
    (8, "on ipad in landscape"), (9, "on iphone in portrait and on ipad in landscape"),
    (10, "in landscape"),
    (11, "on iphone in portrait, on iphone in landscape and on ipad in landscape"),
    (12, "on ipad"),
    (13, "on iphone in portrait, on ipad in portrait and on ipad in landscape"),
    (14, "on iphone in landscape, on ipad in portrait and on ipad in landscape"),
    (15, "anywhere"),
  ])
  func eachSetHasWords(_ bits: UInt8, _ words: String) {
    #expect(Situations(rawValue: bits).words == words)
  }
}
