public import StyleSheet

/// What a theme says about rating cells of every style, asked once.
///
/// A list of many cells needs one of these for all of them: a theme is asked some fourteen questions
/// for each look, and a cell then only picks its own.
public struct RatingLooks: Hashable, Sendable {
  private let editable: RatingLook
  private let editableDisabled: RatingLook
  private let standard: RatingLook
  private let largeStandard: RatingLook
  private let accented: RatingLook
  private let largeAccented: RatingLook
  private let validations: [Validation.Style: [Validation.Kind: ValidationLook]]

  /// The looks in a theme, which is that of the environment in which the cells are drawn.
  public init(in theme: Theme) {
    func look(_ style: RatingStyle, isLarge: Bool = false) -> RatingLook {
      RatingLook(of: style, isLarge: isLarge, in: theme)
    }
    editable = look(.editable)
    editableDisabled = look(.editableDisabled)
    standard = look(.standard)
    largeStandard = look(.standard, isLarge: true)
    accented = look(.accented)
    largeAccented = look(.accented, isLarge: true)
    validations = .init(
      uniqueKeysWithValues: Validation.Style.allCases.map { style in
        let looks = Validation.Kind.allCases.map { kind in
          (kind, ValidationLook(of: Validation(nil, kind, style), in: theme))
        }
        return (style, .init(uniqueKeysWithValues: looks))
      })
  }

  /// The look of a style, which has a larger size only to be read.
  package subscript(style: RatingStyle, isLarge isLarge: Bool) -> RatingLook {
    switch style {
    case .editable: editable
    case .editableDisabled: editableDisabled
    case .standard: isLarge ? largeStandard : standard
    case .accented: isLarge ? largeAccented : accented
    }
  }

  /// The look of a validation of its kind and style.
  func look(of validation: Validation) -> ValidationLook? {
    validations[validation.style]?[validation.kind]
  }
}
