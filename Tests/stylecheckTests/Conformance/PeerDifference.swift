import FormCellModel

/// A behavior of another control that this package does not have, with the reason.
struct PeerDifference: Sendable {
  let name: String
  let reason: String
  /// A part of the need of the affected cases.
  let need: String
  /// The keys whose expected answers differ.
  let keys: Set<String>
  /// Returns true if our cell is as intended at the end of such a case.
  let holds: @Sendable (PeerStory) -> Bool

  static let all: [PeerDifference] = [
    PeerDifference(
      name: "a rating is in its bounds",
      reason: "a value beyond the bounds has no marks, no words and no choice; 'remembered' brings "
        + "it back with wider bounds",
      need: "outOfRange: kept", keys: ["rating"],
      holds: { $0.cell.bounds.values.contains($0.cell.value) }),
    PeerDifference(
      name: "a mark stands for each rating above the least",
      reason: "bounds that begin one lower, and a least rating, give the lowest rating a mark",
      need: "the lowest rating has a mark", keys: ["marks"],
      holds: { $0.shown.marks.count == $0.cell.bounds.items }),
    PeerDifference(
      name: "a preview is what a click gives",
      reason: "a preview of less than the least rating shows what no click can give",
      need: "hoverMinimum", keys: ["lit"],
      holds: { $0.shown.marks.count { $0.kind == .on } == 2 }),
    PeerDifference(
      name: "lit marks begin at the first",
      reason:
        "one control alone lights the marks from the rating to the end; the others read it as "
        + "what is missing",
      need: "highlight: fromTheRating", keys: ["litFrom"],
      holds: { $0.shown.marks.filter { $0.kind == .on }.map(\.index) == Array(0..<5) }),
    PeerDifference(
      name: "the focus is on the cell, not on a mark",
      reason: "a cell is one stop of the keyboard; a previewing key says which mark is next",
      need: "keys that only preview", keys: ["focused"],
      holds: { !$0.shown.choices.isEmpty }),
    PeerDifference(
      name: "a rating is held as its policy says",
      reason: "which marks are lit does not change the rating that is held",
      need: "with only one mark lit the rating is held whole", keys: ["rating"],
      holds: { $0.cell.rating == $0.cell.policies.holding.rounding($0.cell.value) }),
  ]
}
