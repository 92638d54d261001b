/// Two things that were compared, and found wanting in some situations.
struct ContrastFinding: Sendable {
  /// What is the matter.
  enum Matter: Hashable, Sendable {
    case tooLittle(ContrastNeed)
    case unknown(SeenGround.Doubt)
    /// Two states with the same image, or without any, and with colors too much alike.
    case alike
  }

  let matter: Matter
  /// What stands out, in words; of several that do so too little on one ground, the worst.
  var figure: String
  /// What it lies on, in words.
  let ground: String
  /// The class that is drawn.
  let className: String
  /// The declarations or definitions that set the two; one of them is there.
  let figureElement, groundElement: UInt32?
  /// The least contrast there was.
  var ratio: Double
  var contexts: [Environment] = []
  /// All situations that were looked at.
  var allContexts: [Environment] = []
  /// The colors that stood out, in the situations that are wanting.
  var colors: Set<Color> = []
  /// All that the figure was seen on, wanting or not.
  var backdrops: Set<Backdrop> = []
  /// Whether two states that are alike share an image.
  var isOneImage = false
}
