import FormCellModel
import StyleSheet
import SwiftUI
import UIKit

/// A text, a picture or a shape of a cell.
struct CellItemView: View {
  let item: CellItem
  /// The direction of texts; frames are mirrored already.
  let direction: LayoutDirection

  var body: some View {
    switch item.content {
    case .text(let text): view(of: text)
    case .picture(let picture): view(of: picture)
    case .shape(let shape): view(of: shape)
    }
  }

  private func view(of text: StyledText) -> some View {
    Text(verbatim: text.text)
      .font(Font(text.font))
      .foregroundStyle(Color(text.color))
      .lineLimit(text.lineLimit)
      .multilineTextAlignment(text.alignment.ofLines)
      .frame(
        width: text.frame.width, height: text.frame.height,
        alignment: Alignment(horizontal: text.alignment.ofBlock, vertical: .center)
      )
      .environment(\.layoutDirection, direction)
      .placed(in: text.frame)
  }

  @ViewBuilder
  private func view(of picture: StyledPicture) -> some View {
    let (frame, part) = (picture.frame, picture.shownPart)
    if let image = UIImage.picture(picture) {
      Image(uiImage: image)
        .resizable()
        .scaledToFit()
        .scaleEffect(x: picture.isMirrored ? -1 : 1, y: 1)
        .frame(width: frame.width, height: frame.height)
        .mask(alignment: .topLeading) {
          Rectangle()
            .frame(width: part?.width ?? frame.width, height: part?.height ?? frame.height)
            .offset(x: part?.x ?? 0, y: part?.y ?? 0)
        }
        .placed(in: frame)
    }
  }

  private func view(of shape: StyledShape) -> some View {
    let outline = RoundedRectangle(cornerRadius: shape.cornerRadius)
    let ends = [Color(shape.color), Color(shape.bottomColor ?? shape.color)]
    return
      outline
      .fill(LinearGradient(colors: ends, startPoint: .top, endPoint: .bottom))
      .overlay {
        if let stroke = shape.stroke {
          outline.stroke(Color(stroke.color), lineWidth: stroke.width)
        }
      }
      .frame(width: shape.frame.width, height: shape.frame.height)
      .placed(in: shape.frame)
  }
}

extension View {
  /// Moves a view of the size of a frame from the upper left corner to the frame.
  func placed(in frame: Frame) -> some View {
    offset(x: frame.x, y: frame.y)
  }
}

extension StyledText.Alignment {
  /// The alignment of the lines with each other.
  fileprivate var ofLines: TextAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }

  /// The alignment of all lines in their frame.
  fileprivate var ofBlock: HorizontalAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension Font {
  /// Creates the font of a text, or the system's if the app does not have it.
  ///
  /// The size includes Dynamic Type, so that it must not grow again.
  fileprivate init(_ font: TextFont) {
    guard let family = font.family else {
      let system = Font.system(size: font.pointSize, weight: font.weight.inSwiftUI)
      self = font.isItalic ? system.italic() : system
      return
    }
    self = .custom(family, fixedSize: font.pointSize)
  }
}

extension TextFont.Weight {
  /// The weight by its number, because the names of the two lightest are swapped.
  fileprivate var inSwiftUI: Font.Weight {
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

extension Color {
  /// Creates a color in sRGB.
  init(_ color: ThemeColor) {
    self.init(
      .sRGB, red: Double(color.red) / 255, green: Double(color.green) / 255,
      blue: Double(color.blue) / 255, opacity: Double(color.alpha) / 255)
  }
}
