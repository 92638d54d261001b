import Mutations

/// A kind of fault that people make in sheets, and what must be found where it was made.
struct FaultKind: Sendable {
  /// What is written in the place of what stood there.
  struct Change: Sendable {
    /// With the place of the fault between '«' and '»'; without them all of it is the fault.
    let text: String
    /// A word that the finding must name; nil if the id says enough.
    var word: String?
  }

  let name: String
  let site: FaultSite
  /// The ids of findings that name it.
  let ids: Set<String>
  /// The names of the targets for which it is one.
  let targets: Set<String>
  /// Whether it counts although what is set is the same.
  let isQuiet: Bool
  let change: @Sendable (FaultPlace, inout SplitMix64) -> Change?

  static let both: Set<String> = ["nui", "sapfiori"]

  /// A kind of which each fault is made by a function.
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

  /// A kind of which each fault is `text`, where '§' stands for what stood there, and '§n' and '§v'
  /// for the name and the value of that.
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

  /// A kind that puts `text` somewhere into a word.
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
