import Mutations

/// A kind of mistake in sheets, and the findings expected for it.
struct FaultKind: Sendable {
  /// The text that replaces the text of a place.
  struct Change: Sendable {
    /// The new text; '«' and '»' enclose the fault if it is only a part of the text.
    let text: String
    /// A word that the finding must mention; nil if its id is enough.
    var word: String?
  }

  let name: String
  let site: FaultSite
  /// The ids of the findings that identify the fault.
  let ids: Set<String>
  /// The names of the targets for which this is a fault.
  let targets: Set<String>
  /// True if this is a fault even if the values of the sheet stay the same.
  let isQuiet: Bool
  let change: @Sendable (FaultPlace, inout SplitMix64) -> Change?

  static let both: Set<String> = ["nui", "sapfiori"]

  /// Creates a kind whose faults are made by a function.
  init(
    _ name: String, _ site: FaultSite, _ ids: Set<String>, for targets: Set<String> = both,
    isQuiet: Bool = false,
    change: @escaping @Sendable (FaultPlace, inout SplitMix64) -> Change?
  ) {
    self.name = name
    self.site = site
    self.ids = ids
    self.targets = targets
    self.isQuiet = isQuiet
    self.change = change
  }

  /// Creates a kind whose faults are `text`, in which '§' stands for the replaced text, and '§n'
  /// and '§v' for its name and its value.
  init(
    _ name: String, _ site: FaultSite, _ text: String, _ ids: String...,
    for targets: Set<String> = both, isQuiet: Bool = false
  ) {
    self.init(name, site, Set(ids), for: targets, isQuiet: isQuiet) { place, _ in
      Change(
        text: text.replacing("§n", with: place.name).replacing("§v", with: place.value)
          .replacing("§", with: place.text))
    }
  }

  /// Creates a kind that inserts `text` at a random position in a word.
  init(
    _ name: String, into site: FaultSite, _ text: String, _ ids: String...,
    for targets: Set<String> = both
  ) {
    self.init(name, site, Set(ids), for: targets) { place, random in
      guard place.text.count > 2 else { return nil }
      let cut = place.text.index(
        place.text.startIndex, offsetBy: 1 + random.below(place.text.count - 2))
      return Change(text: place.text[..<cut] + text + place.text[cut...])
    }
  }
}

extension FaultKind {
  /// All kinds.
  static let all: [FaultKind] =
    signs + brackets + comments + atWords + characters + slips + values + sets + habits
}
