import StyleSheet

/// A variable or a class that a search found, at one place.
package struct FoundName: Hashable, Sendable {
  /// The variable or class; of a path of classes, the whole path.
  package let thing: NamedThing
  package let location: SheetLocation
}

extension SheetProject {
  /// The maximum number of names that a search returns.
  package static let mostFound = 500

  /// Returns the variables and classes whose names contain the characters of a query in order,
  /// regardless of case.
  ///
  /// The best matches are the first: equal names, then names that begin with the query, that
  /// contain it, and all others; among these, the shorter ones. An empty query finds all names.
  package func names(matching query: String) -> [FoundName] {
    let query = Array(query.lowercased().utf8)
    var found: [(score: Int, name: FoundName)] = []
    for (member, own) in members.enumerated() {
      var scores: [NameTable.ID: Int?] = [:]
      func add(_ kind: NamedThing.Kind, _ id: NameTable.ID, _ range: @autoclosure () -> Range<Int>)
      {
        let name = own.sheet.text(of: id)
        let score = scores[id] ?? Self.score(of: query, in: Array(name.lowercased().utf8))
        scores[id] = .some(score)
        guard let score, !name.isEmpty else { return }
        let place = SheetLocation(member, range())
        found.append((score, FoundName(thing: NamedThing(kind, name), location: place)))
      }
      for row in own.sheet.definitionRows {
        add(.variable, row.name, own.sheet.nameRange(of: row.element))
      }
      for row in own.sheet.selectorRows { add(.className, row.name, own.sheet.selectorRange(row)) }
    }
    let sorted = found.sorted { one, other in
      (one.score, one.name.location.member, one.name.location.range.lowerBound)
        < (other.score, other.name.location.member, other.name.location.range.lowerBound)
    }
    return sorted.prefix(Self.mostFound).map(\.name)
  }

  /// Returns a number that is lower for a better match; nil if a name does not match.
  private static func score(of query: [UInt8], in name: [UInt8]) -> Int? {
    var rest = query[...]
    for byte in name where byte == rest.first { rest.removeFirst() }
    guard rest.isEmpty else { return nil }
    // The '@' of a variable need not be typed.
    let bare = name.first == UInt8(ascii: "@") ? name.dropFirst() : name[...]
    let rank =
      switch true {
      case name == query, bare.elementsEqual(query): 0
      case name.starts(with: query), bare.starts(with: query): 1
      case name.contains(query): 2
      default: 3
      }
    return rank << 16 | min(name.count, 0xFFFF)
  }
}
