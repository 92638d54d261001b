/// The costs of typing errors; a likelier error costs less, and an arbitrary replacement costs 10.
///
/// The different likelihoods are from Damerau, "A technique for computer detection and correction
/// of spelling errors" (1964), and Kernighan, Church and Gale, "A spelling correction program based
/// on a noisy channel model" (1990). The values are our own, set so that any two errors cost more
/// than any single one.
package enum Slip {
  /// An extra or a missing separator: `fontcolor`, `font--color`.
  package static let separator = 2
  /// A doubled letter, or one of two equal letters missing: `fontt-color`, `of-color`.
  static let double = 6
  /// Two transposed letters: `fotn-color`.
  static let swap = 7
  /// A letter on an adjacent key: `fint-color`.
  static let neighbor = 7
  /// An extra letter on a key adjacent to that of the letter beside it: `foint-color`.
  static let graze = 8
  /// One vowel for another: `grey` for `gray`.
  static let vowel = 8
  /// A missing letter: `fot-color`.
  static let lack = 9
  /// An extra letter: `fozt-color`.
  static let excess = 10
  /// A replaced letter: `fozt-color`.
  static let replacement = 10

  /// The maximum cost of one error.
  static let most = 10
  /// The maximum cost of a mechanical typing error.
  package static let mostOfFingers = 9

  /// The maximum cost of all errors in a word of any length.
  package static let mostAtAll = 2 * most

  /// Returns the maximum cost of errors in a known word of `count` letters: one error in a short
  /// word, two in a longer one, and any two in a long one.
  ///
  /// The limit is higher for a small set of words, because chance matches are less likely there.
  static func reach(inWordOf count: Int, amongFew isOneOfFew: Bool) -> Int {
    switch count {
    case ...1: 0
    case 2...3: mostOfFingers
    case 4: isOneOfFew ? swap + lack : mostOfFingers
    case 5: swap + graze
    case 6: isOneOfFew ? swap + lack : swap + graze
    case 7...9: 2 * mostOfFingers
    case _: mostAtAll
    }
  }
}
