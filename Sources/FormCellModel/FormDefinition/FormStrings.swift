/// The localizable texts of a form.
public struct FormStrings: Hashable, Sendable {
  /// The placeholders of the texts about checks.
  public enum Slot: String, PhraseSlot, CaseIterable {
    /// The limits of a check.
    case minimum, maximum
    /// The title of a field.
    case field
    /// The message about a field.
    case message
    /// The number of fields with errors.
    case count

    /// True if the placeholder is a number, whose plural category selects a text.
    public var isNumber: Bool {
      switch self {
      case .minimum, .maximum, .count: true
      case .field, .message: false
      }
    }
  }

  /// The texts of rating cells.
  public var rating = RatingStrings.english
  /// The texts of switch cells.
  public var toggle = SwitchStrings.english
  /// The texts of text cells.
  public var text = TextStrings.english
  /// The texts of choice cells.
  public var choice = ChoiceStrings.english
  /// The texts of button cells.
  public var button = ButtonStrings.english
  /// The texts of sliders and steppers.
  public var scale = ScaleStrings.english

  /// The rules that select the form of a message of the form for a number.
  ///
  /// The texts of ratings, texts, sliders and steppers have rules of their own: `rating.plurals`,
  /// `text.plurals` and `scale.plurals`.
  public var plurals = PluralRules.english
  /// The message about a missing value.
  public var required: Phrase<Slot> = "A value is required"
  /// The messages about the length of a text.
  public var length = Limits(
    minimum: "Length: at least {minimum}", maximum: "Length: at most {maximum}",
    both: "Length: {minimum} to {maximum}", exact: "Length: {minimum}")
  /// The messages about the number of selected options.
  public var options = Limits(
    minimum: "Options: at least {minimum}", maximum: "Options: at most {maximum}",
    both: "Options: {minimum} to {maximum}", exact: "Options: {minimum}")
  /// The messages about a number.
  public var range = Limits(
    minimum: "At least {minimum}", maximum: "At most {maximum}",
    both: "From {minimum} to {maximum}", exact: "Exactly {minimum}")
  /// The message about a pattern.
  public var pattern: Phrase<Slot> = "The value has another form"
  /// The message about two fields with different values.
  public var equals: Phrase<Slot> = "The values are different"
  /// The message of a custom check.
  public var custom: Phrase<Slot> = "The value is not possible"
  /// The announcement of the only error.
  public var invalid: Phrase<Slot> = "{field}: {message}"
  /// The announcement of the first of several errors.
  public var severalInvalid: Phrase<Slot> = "Fields with errors: {count}. {field}: {message}"
  /// The announcement of the first of several errors, in a field without a name.
  public var severalUnnamed: Phrase<Slot> = "Fields with errors: {count}. {message}"
  /// The notice after a submission.
  public var submitted = "Submitted"
  /// The notice after a failed submission, with the reason as its message.
  public var notSubmitted: Phrase<Slot> = "Not submitted: {message}"
  /// The notice after failed loading.
  public var notLoaded: Phrase<Slot> = "Not loaded: {message}"
  /// The reason of a failure without a connection.
  public var offline = "no connection"
  /// The reason of a failure without an answer.
  public var unanswered = "no answer"
  /// The reason of a refusal without a message.
  public var refused = "refused"

  /// Creates the English texts.
  public init() {}

  /// The English texts.
  public static let english = FormStrings()

  /// The texts about limits.
  public struct Limits: Hashable, Sendable {
    /// The text about a minimum alone.
    public var minimum: Phrase<Slot>
    /// The text about a maximum alone.
    public var maximum: Phrase<Slot>
    /// The text about both.
    public var both: Phrase<Slot>
    /// The text about a minimum that is the maximum, too; nil for that about both.
    public var exact: Phrase<Slot>?

    /// Creates the texts about a minimum alone, a maximum alone, both, and both if they are equal.
    public init(
      minimum: Phrase<Slot>, maximum: Phrase<Slot>, both: Phrase<Slot>, exact: Phrase<Slot>? = nil
    ) {
      self.minimum = minimum
      self.maximum = maximum
      self.both = both
      self.exact = exact
    }
  }
}
