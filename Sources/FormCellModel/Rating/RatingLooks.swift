public import StyleSheet

/// What a theme says about rating cells of every style, asked once.
///
/// A list of many cells needs one of these for all of them: a theme is asked some fourteen questions
/// for each look, and a cell then only picks its own.
public struct RatingLooks: Hashable, Sendable {
  private let editable: Shared<RatingLook>
  private let editableDisabled: Shared<RatingLook>
  private let standard: Shared<RatingLook>
  private let largeStandard: Shared<RatingLook>
  private let accented: Shared<RatingLook>
  private let largeAccented: Shared<RatingLook>
  private let validations: [ValidationRow]

  private struct ValidationRow: Hashable, Sendable {
    let style: Validation.Style
    let kind: Validation.Kind
    let look: ValidationLook
  }

  /// The looks in a theme, which is that of the environment in which the cells are drawn.
  public init(in theme: Theme) {
    func look(_ style: RatingStyle, isLarge: Bool = false) -> Shared<RatingLook> {
      Shared(RatingLook(of: style, isLarge: isLarge, in: theme))
    }
    editable = look(.editable)
    editableDisabled = look(.editableDisabled)
    standard = look(.standard)
    largeStandard = look(.standard, isLarge: true)
    accented = look(.accented)
    largeAccented = look(.accented, isLarge: true)
    validations = Validation.Style.allCases.flatMap { style in
      Validation.Kind.allCases.map { kind in
        let look = ValidationLook(of: Validation(nil, kind, style), in: theme)
        return ValidationRow(style: style, kind: kind, look: look)
      }
    }
  }

  /// The look of a style, which has a larger size only to be read.
  package subscript(style: RatingStyle, isLarge isLarge: Bool) -> RatingLook {
    shared(style, isLarge: isLarge).value
  }

  /// The same by reference, so that no cell has to copy it.
  func shared(_ style: RatingStyle, isLarge: Bool) -> Shared<RatingLook> {
    switch style {
    case .editable: editable
    case .editableDisabled: editableDisabled
    case .standard: isLarge ? largeStandard : standard
    case .accented: isLarge ? largeAccented : accented
    }
  }

  /// The look of a validation of its kind and style.
  func look(of validation: Validation) -> ValidationLook? {
    validations.first { $0.style == validation.style && $0.kind == validation.kind }?.look
  }
}
