import StyleSheet

/// Something that was compared with what it lies on, and found wanting on some of it.
struct ContrastFinding: Sendable {
  /// What is the matter.
  enum Matter: Hashable, Sendable {
    case tooLittle(ContrastNeed)
    case unknown(SeenGround.Doubt)
    /// Two states with the same image, or without any, and with colors too much alike.
    case alike
  }

  /// What it was compared with.
  struct Ground: Sendable {
    /// What stands out, in words; of several that do so too little on one ground, the worst.
    var figure: String
    /// The color of that; nil where nobody asks.
    var figureColor: Color?
    /// What it lies on, in words.
    let words: String
    /// The color that it lies on where it stands out least; nil where nobody knows.
    var color: Color?
    /// The declaration or definition that sets the ground; nil where no sheet does.
    let element: UInt32?
    /// The least contrast there was.
    var ratio: Double
    /// The situations that are wanting.
    var contexts: [Environment]
  }

  /// What would be enough.
  enum Remedy: Hashable, Sendable {
    /// The nearest color that does on all that it lies on.
    case color(Color)
    /// No one color does, but a name of the palette, which is another color in another appearance.
    case paletteName(String)
    /// No color does.
    case none
  }

  let matter: Matter
  /// The class that is drawn.
  let className: String
  /// The declaration or definition that sets what stands out; nil where no sheet does.
  let figureElement: UInt32?
  /// Where it is written if no declaration or definition of the sheet's grammar sets it, in bytes.
  let place: Range<Int>?
  /// In the order in which they were met; there is one at least.
  private(set) var grounds: [Ground]
  /// All situations that were looked at.
  private(set) var allContexts: [Environment]
  /// The colors that stood out, in the situations that are wanting.
  private(set) var colors: Set<Color>
  /// Whether two states that are alike share an image.
  let isOneImage: Bool
  /// Nil where what stands out is no one color that a sheet can write.
  var remedy: Remedy?
  /// The nearest color for the background from which everything on it stands out; nil if there is
  /// none, or several backgrounds are at fault.
  var groundRemedy: Color?

  /// Something on one ground.
  init(
    _ matter: Matter, of className: String, _ figureElement: UInt32?, on ground: Ground,
    among allContexts: [Environment], colors: Set<Color> = [], isOneImage: Bool = false,
    place: Range<Int>? = nil
  ) {
    self.place = place
    self.matter = matter
    self.className = className
    self.figureElement = figureElement
    grounds = [ground]
    self.allContexts = allContexts
    self.colors = colors
    self.isOneImage = isOneImage
  }

  /// The ground on which it stands out least, the first of several.
  var worst: Ground {
    grounds.dropFirst().reduce(grounds[0]) { $1.ratio < $0.ratio ? $1 : $0 }
  }

  /// The color that stood out, if it was the same in all situations and can be written in a sheet.
  var onlyColor: Color? {
    colors.count == 1 ? colors.first { $0.isOpaque } : nil
  }

  /// The declaration of the background, if all that is wanting has the same.
  var onlyGround: UInt32? {
    grounds.allSatisfy { $0.element == grounds[0].element } ? grounds[0].element : nil
  }

  /// Takes in what else was found of the same thing.
  mutating func join(_ other: ContrastFinding) {
    for ground in other.grounds { join(ground) }
    colors.formUnion(other.colors)
    allContexts.addNew(other.allContexts)
  }

  private mutating func join(_ ground: Ground) {
    let place = grounds.firstIndex { $0.element == ground.element && $0.words == ground.words }
    guard let place else {
      grounds.append(ground)
      return
    }
    if ground.ratio < grounds[place].ratio {
      grounds[place].ratio = ground.ratio
      grounds[place].figure = ground.figure
      grounds[place].figureColor = ground.figureColor
      grounds[place].color = ground.color
    }
    grounds[place].contexts.addNew(ground.contexts)
  }
}

extension [Environment] {
  /// Adds those that are not there yet.
  fileprivate mutating func addNew(_ others: [Environment]) {
    for other in others where !contains(other) { append(other) }
  }
}
