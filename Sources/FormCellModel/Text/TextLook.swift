import StyleSheet

/// The look of a text cell in a theme.
struct TextLook {
  let text: ThemeColor
  let textFont: TextFont
  let placeholder: ThemeColor
  let placeholderFont: TextFont
  let background: ThemeColor
  /// The border of the box; nil for none.
  let border: StyledShape.Stroke?
  let cursor: ThemeColor
  let icon: ThemeColor
  let counter: ThemeColor
  private let theme: Theme
  private let isDimmed: Bool

  /// Creates the look of a cell; the palette supplies what a sheet does not set.
  ///
  /// Source: cloud-sdk-ios-fiori, `TextInputFormViewConfiguration`.
  init(of cell: borrowing TextCell, _ context: borrowing CellContext) {
    let theme = context.theme
    let paths = cell.style.paths
    let (value, placeholder) = (theme.styled(paths.value), paths.placeholder.flatMap(theme.styled))
    let (textSize, settings) = (context.textSize, context.accessibility)
    let isDimmed = cell.field.isDimmed
    let isInError = cell.isInError
    let isEditing = cell.isEditing && cell.canChange
    self.theme = theme
    self.isDimmed = isDimmed

    let tint = value.flatMap { theme[.tintColor, nil, at: $0] }
    // A variant falls back to the bare property, which is the color of the cursor.
    let variant = value.flatMap { theme[.tintColor, .disabled, at: $0] }
    let disabled = variant == tint ? nil : variant
    text =
      isDimmed
      ? disabled ?? theme.color(.quaternaryLabel)
      : value.flatMap { theme[.fontColor, nil, at: $0] } ?? theme.color(.primaryLabel)
    func font(_ path: ClassPath?, _ variant: Variant? = nil, else usual: TextFont) -> TextFont {
      (path.map { TextFont(at: $0, variant, paths.fonts, in: theme, else: usual) } ?? usual)
        .at(textSize, settings)
    }
    textFont = font(value, isDimmed ? .disabled : nil, else: TextFont(.body))
    self.placeholder =
      placeholder.flatMap { theme[.fontColor, nil, at: $0] } ?? theme.color(.tertiaryLabel)
    placeholderFont = font(placeholder, else: Self.italic)
    cursor = isInError ? theme.color(.negativeLabel) : tint ?? theme.color(.tintColor)
    icon = theme.color(.tertiaryLabel)
    counter = theme.color(cell.length == .over ? .negativeLabel : .tertiaryLabel)

    let isFilled = cell.field.access == .readOnly || isDimmed && cell.style != .title
    background = isFilled ? theme.color(.quaternaryFill) : .clear
    let color: ThemeColor =
      if isInError {
        theme.color(.negativeLabel)
      } else if isDimmed {
        theme.color(.tertiaryFill)
      } else if cell.field.access == .readOnly {
        .clear
      } else {
        theme.color(isEditing ? .tintColor : .separatorOpaque)
      }
    border = cell.style == .title ? nil : StyledShape.Stroke(color, width: isEditing ? 2 : 0.5)
  }

  private static let italic = TextFont(.body, isItalic: true)

  /// Returns the look of a message: that of a validation, or of an information.
  ///
  /// A disabled cell dims an error in every style; the port does not in a note.
  func look(of message: TextMessage, in layout: FieldLayout) -> ValidationLook {
    let (context, kind) = (layout.context, message.kind)
    let own = message.validation.map {
      ValidationLook(of: $0, isDimmed: false, in: theme).at(
        context.textSize, context.accessibility)
    }
    let dimmed = isDimmed && kind != .none ? theme.color(.quaternaryLabel) : nil
    let usual = theme.color(kind.labelColor)
    return ValidationLook(
      color: dimmed ?? own?.color ?? usual, font: own?.font ?? layout.look.informationFont,
      icon: kind.row.icon, iconColor: dimmed ?? own?.iconColor ?? usual, background: nil)
  }
}

/// The documented class paths of a style.
///
/// A class, because a presentation asks for the paths of its style several times.
final class TextPaths: Sendable {
  /// The kind with the class of the vendor's cell.
  let kind: CellKind
  let title: ClassPath
  let value: ClassPath
  /// Nil if none is documented.
  let placeholder: ClassPath?
  /// The properties of fonts that the classes have.
  let fonts: TextFont.Properties

  init(
    kind: CellKind, title: ClassPath, value: ClassPath, placeholder: ClassPath?,
    fonts: TextFont.Properties = .all
  ) {
    self.kind = kind
    self.title = title
    self.value = value
    self.placeholder = placeholder
    self.fonts = fonts
  }
}

extension TextCell.Style {
  // Sources: SAP Fiori for iOS SDK, "Theming" of each cell. The page of the text field cell lists
  // no paths; those of the cell with the same parts are used.

  var paths: TextPaths {
    switch self {
    case .textField: Self.textFieldPaths
    case .title: Self.titlePaths
    case .note: Self.notePaths
    case .keyValue: Self.keyValuePaths
    }
  }

  private static let textFieldPaths = TextPaths(
    kind: TextCell.kind, title: "fdlFUISimplePropertyCollectionViewCell_keyLabel",
    value: "fdlFUISimplePropertyCollectionViewCell_valueTextField", placeholder: nil)
  private static let titlePaths = TextPaths(
    kind: CellKind("text", className: "fdlFUITitleFormCell"), title: "fdlFUITitleFormCell_title",
    value: "fdlFUITitleFormCell_valueTextField", placeholder: nil)
  private static let notePaths = TextPaths(
    kind: CellKind("text", className: "fdlFUINoteFormCell"), title: "fdlFUINoteFormCell_title",
    value: "fdlFUINoteFormCell_valueText", placeholder: "fdlFUINoteFormCell_placeholder",
    fonts: .style)
  private static let keyValuePaths = TextPaths(
    kind: CellKind("text", className: "fdlFUIKeyValueFormCell"),
    title: "fdlFUIKeyValueFormCell_title", value: "fdlFUIKeyValueFormCell_valueText",
    placeholder: "fdlFUIKeyValueFormCell_placeholder", fonts: .style)
}

extension Property where Value == ThemeColor {
  fileprivate static let tintColor = Self("tint-color")
}

extension Variant {
  fileprivate static let disabled: Variant = "disabled"
}
