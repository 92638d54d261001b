/// A skill on a SUSI server, identified by four names; it is what users rate.
///
/// Source: fossasia/susi_server, `FiveStarRateSkillService`.
public struct Skill: Hashable, Sendable {
  /// The model, such as `general`.
  public let model: String
  /// The group, such as `Knowledge`.
  public let group: String
  /// The language that the skill is written in, such as `en`.
  ///
  /// SUSI's app sends the language of the device instead, and so may rate a skill that does not
  /// exist.
  public let language: String
  /// The name, such as `aboutsusi`.
  public let name: String

  /// Creates a skill from its names.
  public init(model: String, group: String, language: String, name: String) {
    self.model = model
    self.group = group
    self.language = language
    self.name = name
  }
}
