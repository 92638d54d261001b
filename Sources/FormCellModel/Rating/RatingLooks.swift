public import StyleSheet

/// The looks of a theme for rating cells of every style.
///
/// Many cells share one value, so that the theme is resolved once.
public struct RatingLooks: Hashable, Sendable {
  private let editable: Shared<RatingLook>
  private let editableDisabled: Shared<RatingLook>
  private let standard: Shared<RatingLook>
  private let largeStandard: Shared<RatingLook>
  private let accented: Shared<RatingLook>
  private let largeAccented: Shared<RatingLook>
  /// The looks of validations without a message.
  private let validations: [Validation: ValidationLook]
  /// Those in disabled cells.
  private let dimmedValidations: [Validation: ValidationLook]

  /// Creates the looks of the theme of an environment.
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
    let kinds = Validation.Style.allCases.flatMap { style in
      Validation.Kind.allCases.map { Validation(nil, $0, style) }
    }
    func looks(isDimmed: Bool) -> [Validation: ValidationLook] {
      Dictionary(
        uniqueKeysWithValues: kinds.map {
          ($0, ValidationLook(of: $0, isDimmed: isDimmed, in: theme))
        })
    }
    validations = looks(isDimmed: false)
    dimmedValidations = looks(isDimmed: true)
  }

  /// Returns the look of a style, by reference, which avoids a copy per cell.
  ///
  /// Only the read-only styles have a larger size.
  func shared(_ style: RatingStyle, isLarge: Bool) -> Shared<RatingLook> {
    switch style {
    case .editable: editable
    case .editableDisabled: editableDisabled
    case .standard: isLarge ? largeStandard : standard
    case .accented: isLarge ? largeAccented : accented
    }
  }

  /// Returns the look for the kind and the style of a validation in a cell with a style.
  func look(of validation: Validation, in style: RatingStyle) -> ValidationLook? {
    (style.isDimmed ? dimmedValidations : validations)[
      Validation(nil, validation.kind, validation.style)]
  }
}
