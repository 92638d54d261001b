/// The outlines of the stars that are drawn as marks, in a square of 100.
///
/// A star has five rounded points. The inner radius is 0.47 of the outer one, as in common phone
/// symbols; a pentagram has 0.38. The open star is the same star with a smaller one cut out, so
/// that its line has a constant width.
package enum StarOutline {
  package static let whole: StaticString = """
    M45.1 11.1Q50 0.1 54.9 11.1L64.2 32.1Q65.1 33.9 67 34.1L89.9 36.5Q101.8 37.8 92.9 45.8\
    L75.8 61.2Q74.4 62.5 74.8 64.5L79.5 87Q82 98.7 71.6 92.7L51.7 81.2Q50 80.2 48.3 81.2L28.4 92.7\
    Q18 98.7 20.5 87L25.2 64.5Q25.6 62.5 24.2 61.2L7.1 45.8Q-1.8 37.8 10.1 36.5L33 34.1\
    Q34.9 33.9 35.8 32.1Z
    """

  static let hole: StaticString = """
    M48 21.9Q50 17.3 52 21.9L59.8 39.3Q60.3 40.4 61.5 40.5L80.5 42.6Q85.5 43.1 81.8 46.4L67.6 59.2\
    Q66.7 60 66.9 61.2L70.9 79.9Q71.9 84.8 67.6 82.3L51 72.7Q50 72.1 49 72.7L32.4 82.3\
    Q28.1 84.8 29.1 79.9L33.1 61.2Q33.3 60 32.4 59.2L18.2 46.4Q14.5 43.1 19.5 42.6L38.5 40.5\
    Q39.7 40.4 40.2 39.3Z
    """

  /// The right half of the hole, for a star whose left half is filled.
  static let rightHalfOfHole: StaticString = """
    M50 19.6Q51 19.6 52 21.9L59.8 39.3Q60.3 40.4 61.5 40.5L80.5 42.6Q85.5 43.1 81.8 46.4L67.6 59.2\
    Q66.7 60 66.9 61.2L70.9 79.9Q71.9 84.8 67.6 82.3L50 72.1Z
    """
}
