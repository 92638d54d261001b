extension RatingPolicies {
  /// What assistive technology finds.
  public struct Accessibility: Hashable, Sendable {
    /// What a cell that can be changed is.
    public var role: Role
    /// What a cell that cannot be changed is.
    public var fixedRole: FixedRole
    /// Whether there is a choice for no rating.
    public var none: NoRating
    /// Which rating is spoken.
    public var spoken: Spoken
    /// Whether a change is announced that an assistive technology has made.
    public var announcing: Announcing

    /// The given answers.
    public init(
      role: Role = .adjustable, fixedRole: FixedRole = .image, none: NoRating = .isAChoice,
      spoken: Spoken = .asShown, announcing: Announcing = .unlessSpoken
    ) {
      self.role = role
      self.fixedRole = fixedRole
      self.none = none
      self.spoken = spoken
      self.announcing = announcing
    }
  }
}

extension RatingPolicies.Accessibility {
  /// What a cell that can be changed is.
  public enum Role: Hashable, Sendable {
    /// One thing to be turned up and down (iOS, UI5, ng-bootstrap, WinUI).
    case adjustable
    /// A choice for each rating there can be (MUI, antd, Fluent, Zag).
    case choices
    /// A choice for each, as long as there are no more than so many, and one thing otherwise (ARIA's
    /// practices: 7).
    case choicesUpTo(Int)
  }

  /// What a cell that cannot be changed is.
  public enum FixedRole: String, Hashable, Sendable, CaseIterable, Codable {
    /// A picture with words (MUI, Fluent).
    case image = "image"
    /// Words alone.
    case text = "text"
    /// The control that it is when it can be changed, in the styles for editing: a disabled slider,
    /// or a group of disabled choices (the controls of the web). A style to be read is a picture.
    case sameControl = "sameControl"
  }

  /// Whether there is a choice for no rating.
  public enum NoRating: String, Hashable, Sendable, CaseIterable, Codable {
    /// There is, if a finger can give the lower bound or clear the rating (MUI, Mantine).
    case isAChoice = "isAChoice"
    /// There is none (Zag, antd, Vant, Salt).
    case isNot = "isNot"
  }

  /// Whether a change is announced that an assistive technology has made.
  public enum Announcing: String, Hashable, Sendable, CaseIterable, Codable {
    /// Not if it changed the value of the element, which such a technology speaks by itself.
    case unlessSpoken = "unlessSpoken"
    /// In any case (SAP's SwiftUI port, react-native-star-rating-widget).
    case always = "always"
  }

  /// Which rating is spoken.
  public enum Spoken: String, Hashable, Sendable, CaseIterable, Codable {
    /// The one that is held (HCSStarRatingView).
    case asHeld = "asHeld"
    /// The one that the marks show (Cosmos).
    case asShown = "asShown"
  }
}
