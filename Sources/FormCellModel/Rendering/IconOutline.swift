/// Outlines for the names of Apple's symbols in validations and buttons, in a square of 100.
///
/// The content of a ring is a separate outline, filled by the even-odd rule.
enum IconOutline {
  static let ring: StaticString = """
    M50 4A46 46 0 1 1 50 96A46 46 0 1 1 50 4ZM50 12A38 38 0 1 0 50 88A38 38 0 1 0 50 12Z
    """

  /// An open eye, and the ring around its pupil.
  private static let eye: [StaticString] = [
    "M4 50Q27 20 50 20Q73 20 96 50Q73 80 50 80Q27 80 4 50Z",
    "M50 33A17 17 0 1 1 50 67A17 17 0 1 1 50 33ZM50 41A9 9 0 1 1 50 59A9 9 0 1 1 50 41Z",
  ]

  /// The outlines by the name of the symbol.
  static let symbols: [String: [StaticString]] = [
    "checkmark": ["M12 54L21 45L40 64L78 22L87 31L40 82Z"],
    "checkmark.circle": [ring, "M30 50.5L36 44.5L46 54.5L65 35L71 41L46 66.5Z"],
    "ellipsis": [
      """
      M20 41A9 9 0 1 1 20 59A9 9 0 1 1 20 41ZM50 41A9 9 0 1 1 50 59A9 9 0 1 1 50 41ZM80 41A9 9 0 1 1 \
      80 59A9 9 0 1 1 80 41Z
      """
    ],
    "exclamationmark.circle": [
      ring, "M45 25H55L53.8 57H46.2ZM50 63A6 6 0 1 1 50 75A6 6 0 1 1 50 63Z",
    ],
    "exclamationmark.triangle": [
      """
      M43 10Q50 -2 57 10L96 78Q103 91 88 92H12Q-3 91 4 78ZM50 15Q49 15 48 17L12 80Q11 84 14 84H86\
      Q89 84 88 80L52 17Q51 15 50 15Z
      """,
      // The exclamation mark is lower, to fit the triangle.
      "M45.5 34H54.5L53.4 62H46.6ZM50 67A5.5 5.5 0 1 1 50 78A5.5 5.5 0 1 1 50 67Z",
    ],
    "eye.fill": eye,
    "eye.slash.fill": eye + ["M18 12L88 82L82 88L12 18Z"],
    "info.circle": [ring, "M50 25A6 6 0 1 1 50 37A6 6 0 1 1 50 25ZM45.5 45H54.5V75H45.5Z"],
    "minus": ["M15 45H85V55H15Z"],
    "plus": ["M45 15H55V45H85V55H55V85H45V55H15V45H45Z"],
    "xmark.circle": [
      ring, "M36 30L50 44L64 30L70 36L56 50L70 64L64 70L50 56L36 70L30 64L44 50L30 36Z",
    ],
  ]
}
