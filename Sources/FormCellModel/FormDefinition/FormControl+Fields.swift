extension FormControl: FieldObject {
  static let kinds: [any OwnedCell.Type] = [
    RatingCell.self, SwitchCell.self, TextCell.self, ChoiceCell.self, ButtonCell.self,
    SliderCell.self, RangeSliderCell.self, StepperCell.self,
  ]
  private static let namedKinds = kinds.map { (word: $0.kind.name, value: $0) }

  /// Reads a cell by the name of its kind: `{"component": "switch", "title": "Notify me"}`.
  package init?(_ reader: inout any FieldReader) {
    reader.require("component")
    let kind = reader.word("component", among: Self.namedKinds)
    guard let kind else {
      reader.skipOthers()
      return nil
    }
    guard let cell = kind.read(&reader) else { return nil }
    self = cell.control
  }

  package var members: FieldMembers { ["component": kind.name] + properties }

  package var properties: FieldMembers { cell.members }
}

extension OwnedCell where Self: DescribedCell {
  static func read(_ reader: inout any FieldReader) -> Self? { described(by: &reader) }

  var members: FieldMembers { Self.fields.members(of: self) }
}

extension RatingCell {
  static func read(_ reader: inout any FieldReader) -> RatingCell? {
    var draft = RatingDraft()
    RatingDraft.fields.read(&reader, into: &draft)
    if reader.isFile { draft.check(&reader) }
    var cell = draft.cell
    for tint in draft.tints {
      switch tint.color {
      case .color(let color): cell.tints.set(color, for: tint.range)
      case .name(let name, let place):
        reader.report(
          .unknownColor, at: place,
          "a form has no theme for '\(name)'; expected a color such as '#0064D9'")
      }
    }
    return cell
  }

  var members: FieldMembers { RatingDraft.fields.members(of: RatingDraft(describing: self)) }
}
