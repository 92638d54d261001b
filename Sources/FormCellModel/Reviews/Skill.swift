/// What is rated on a server of SUSI's: a skill, by its four names.
///
/// Source: fossasia/susi_server, `FiveStarRateSkillService`.
public struct Skill: Hashable, Sendable {
  /// Such as `general`.
  public let model: String
  /// Such as `Knowledge`.
  public let group: String
  /// The language that the skill is written in, such as `en`.
  ///
  /// SUSI's app sends the language of the device instead, and so rates a skill that may not exist.
  public let language: String
  /// Such as `aboutsusi`.
  public let name: String

  /// The skill of the given names.
  public init(model: String, group: String, language: String, name: String) {
    self.model = model
    self.group = group
    self.language = language
    self.name = name
  }
}
