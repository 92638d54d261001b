extension RatingPolicies {
  /// The policies for assistive technology.
  public struct Accessibility: Hashable, Sendable {
    /// The role of a cell that can be changed.
    public var role = Role.adjustable
    /// The role of a cell that cannot be changed.
    public var fixedRole = FixedRole.image
    /// The choice for "no rating".
    public var none = NoRating.isAChoice
    /// The rating that is spoken.
    public var spoken = Spoken.asShown
    /// The announcement of a change that assistive technology made.
    public var announcing = Announcing.unlessSpoken
  }
}

extension RatingPolicies.Accessibility {
  /// The role of a cell that can be changed.
  public enum Role: Hashable, Sendable {
    /// One adjustable element (iOS, UI5, ng-bootstrap, WinUI).
    case adjustable
    /// One choice for each possible rating (MUI, antd, Fluent, Zag).
    case choices
    /// Choices up to this number, and one adjustable element otherwise (ARIA's practices: 7).
    case choicesUpTo(Int)
  }

  /// The role of a cell that cannot be changed.
  public enum FixedRole: String, Hashable, Sendable, CaseIterable, Codable {
    /// An image with a label (MUI, Fluent).
    case image = "image"
    /// Static text.
    case text = "text"
    /// For the editable styles, the same control, disabled: a slider or a group of choices (the
    /// controls of the web); an image for the read-only styles.
    case sameControl = "sameControl"
  }

  /// The choice for "no rating".
  public enum NoRating: String, Hashable, Sendable, CaseIterable, Codable {
    /// Included, if a touch can set the lower bound or clear the rating (MUI, Mantine).
    case isAChoice = "isAChoice"
    /// Not included (Zag, antd, Vant, Salt).
    case isNot = "isNot"
  }

  /// The announcement of a change that assistive technology made.
  public enum Announcing: String, Hashable, Sendable, CaseIterable, Codable {
    /// Omitted if the value of the element changed, because the technology speaks that by itself.
    case unlessSpoken = "unlessSpoken"
    /// Always announced (SAP's SwiftUI port, react-native-star-rating-widget).
    case always = "always"
  }

  /// The rating that is spoken.
  public enum Spoken: String, Hashable, Sendable, CaseIterable, Codable {
    /// The stored rating (HCSStarRatingView).
    case asHeld = "asHeld"
    /// The rating that the marks show (Cosmos).
    case asShown = "asShown"
  }
}
