/// What slips of the finger count, the likelier the less; a letter that is simply another counts 10.
///
/// That slips differ so in likelihood is the finding of Damerau, "A technique for computer detection
/// and correction of spelling errors" (1964), and of Kernighan, Church and Gale, "A spelling
/// correction program based on a noisy channel model" (1990); the figures are ours, set so that any
/// two slips count more than any one.
package enum Slip {
  /// A separator too many or too few: `fontcolor`, `font--color`.
  static let separator = 2
  /// A letter doubled, or one of two left out: `fontt-color`, `of-color`.
  static let double = 6
  /// Two letters in each other's place: `fotn-color`.
  static let swap = 7
  /// A letter whose key touches the right one's: `fint-color`.
  static let neighbor = 7
  /// A letter too many whose key touches that of one beside it: `foint-color`.
  static let graze = 8
  /// One vowel for another: `grey` for `gray`.
  static let vowel = 8
  /// A letter left out: `fot-color`.
  static let lack = 9
  /// A letter too many: `fozt-color`.
  static let excess = 10
  /// A letter for another: `fozt-color`.
  static let replacement = 10

  /// What one slip counts at most.
  static let most = 10
  /// What a slip counts at most of those that fingers make, and not heads.
  package static let mostOfFingers = 9

  /// What all slips in a known word may count, however long it is.
  package static let mostAtAll = 2 * most

  /// What the slips in a known word of so many letters may count: one slip in a short word, two in a
  /// longer one, and any two in a long one.
  ///
  /// Among many words something is near to everything, so among few more is taken for a slip.
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
