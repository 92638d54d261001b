import FormCellModel
import StyleSheet
import UIKit

extension CellPresentation {
  /// Draws the background and the items into the current graphics context.
  func draw() {
    if let background {
      let whole = Frame(x: 0, y: 0, width: size.width, height: size.height)
      StyledShape(whole, color: background.color, to: background.bottomColor).draw()
    }
    for item in items {
      switch item.content {
      case .text(let text): text.draw(direction)
      case .picture(let picture): picture.draw()
      case .shape(let shape): shape.draw()
      }
    }
  }
}

extension StyledText {
  /// Draws the lines that fit, vertically centered, with an ellipsis at the end of the last.
  fileprivate func draw(_ direction: ReadingDirection) {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = alignment.onScreen(direction)
    paragraph.baseWritingDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
    let string = NSAttributedString(
      string: text,
      attributes: [
        .font: UIFont.font(font), .foregroundColor: UIColor(color), .paragraphStyle: paragraph,
      ])
    let room = CGRect(frame)
    let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .truncatesLastVisibleLine]
    let needed = string.boundingRect(with: room.size, options: options, context: nil)
    let inset = max((room.height - needed.height) / 2, 0)
    string.draw(with: room.insetBy(dx: 0, dy: inset), options: options, context: nil)
  }
}

extension StyledPicture {
  /// Draws the picture, scaled to its frame, with its proportions kept.
  fileprivate func draw() {
    guard let image = UIImage.picture(self), let context = UIGraphicsGetCurrentContext() else {
      return
    }
    let room = CGRect(frame)
    let scale = min(room.width / image.size.width, room.height / image.size.height)
    let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
    context.saveGState()
    if let shownPart { context.clip(to: CGRect(shownPart).offsetBy(dx: room.minX, dy: room.minY)) }
    if isMirrored {
      context.translateBy(x: room.minX + room.maxX, y: 0)
      context.scaleBy(x: -1, y: 1)
    }
    image.draw(
      in: CGRect(
        x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width,
        height: size.height))
    context.restoreGState()
  }
}

extension StyledShape {
  /// Fills the shape, and strokes its border.
  fileprivate func draw() {
    let path = UIBezierPath(roundedRect: CGRect(frame), cornerRadius: cornerRadius)
    if let bottomColor, let context = UIGraphicsGetCurrentContext(),
      let gradient = CGGradient(
        colorSpace: CGColorSpaceCreateDeviceRGB(),
        colorComponents: color.components + bottomColor.components, locations: nil, count: 2)
    {
      context.saveGState()
      path.addClip()
      context.drawLinearGradient(
        gradient, start: CGPoint(x: 0, y: frame.y), end: CGPoint(x: 0, y: frame.maxY), options: [])
      context.restoreGState()
    } else {
      UIColor(color).setFill()
      path.fill()
    }
    guard let stroke else { return }
    UIColor(stroke.color).setStroke()
    path.lineWidth = stroke.width
    path.stroke()
  }
}

extension UIImage {
  /// Returns the image of the app with the name of a picture, else the system's symbol of that name,
  /// else the symbol for its role, in the color of the picture.
  static func picture(_ picture: StyledPicture) -> UIImage? {
    let points = SymbolConfiguration(pointSize: picture.frame.height)
    let name = picture.image.name
    let image =
      UIImage(named: name) ?? UIImage(systemName: name, withConfiguration: points)
      ?? UIImage(systemName: picture.role.symbol, withConfiguration: points)
    guard let tint = picture.tint else { return image }
    return image?.withTintColor(UIColor(tint), renderingMode: .alwaysOriginal)
  }
}

extension StyledPicture.Role {
  /// The symbol that substitutes for a missing image.
  fileprivate var symbol: String {
    switch self {
    case .off: "star"
    case .half: "star.leadinghalf.filled"
    case .on: "star.fill"
    case .icon: "circle"
    }
  }
}

extension UIFont {
  /// Returns the font of a text, or the system's if the app does not have it.
  fileprivate static func font(_ font: TextFont) -> UIFont {
    if let name = font.family, let own = UIFont(name: name, size: font.pointSize) { return own }
    let system = UIFont.systemFont(ofSize: font.pointSize, weight: font.weight.inUIKit)
    guard font.isItalic,
      let italic = system.fontDescriptor.withSymbolicTraits(
        system.fontDescriptor.symbolicTraits.union(.traitItalic))
    else { return system }
    return UIFont(descriptor: italic, size: font.pointSize)
  }
}

extension TextFont.Weight {
  /// The weight by its number, because the names of the two lightest are swapped.
  fileprivate var inUIKit: UIFont.Weight {
    switch self {
    case .thin: .ultraLight
    case .ultraLight: .thin
    case .light: .light
    case .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    case .heavy: .heavy
    case .black: .black
    }
  }
}

extension StyledText.Alignment {
  /// The side of the screen.
  fileprivate func onScreen(_ direction: ReadingDirection) -> NSTextAlignment {
    switch (self, direction) {
    case (.center, _): .center
    case (.leading, .leftToRight), (.trailing, .rightToLeft): .left
    case (.trailing, .leftToRight), (.leading, .rightToLeft): .right
    }
  }
}

extension ThemeColor {
  /// The channels and the alpha, from 0 to 1.
  fileprivate var components: [CGFloat] {
    [red, green, blue, alpha].map { CGFloat($0) / 255 }
  }
}

extension UIColor {
  /// Creates a color in sRGB.
  fileprivate convenience init(_ color: ThemeColor) {
    let parts = color.components
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}

extension CGRect {
  /// Creates a rectangle from a frame.
  init(_ frame: Frame) {
    self.init(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }
}
