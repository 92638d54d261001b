import StyleSheet

/// Findings of one sheet for several engines, put together so that each is said once.
///
/// Rules speak of one engine at a time, and leave ``SeveralTargets/someone`` where its name goes.
/// What two engines have in common is then the same sentence, into which both names are written.
struct SeveralTargets {
  /// What stands for the name of an engine until all of them have been asked.
  ///
  /// A character for private use, which no name in a sheet can have.
  static let someone = "\u{F0000}"

  private var entries: [Entry] = []
  private var places: [Key: Int] = [:]

  fileprivate struct Entry {
    var finding: Diagnostic
    var targets: [String]
    /// Those of which it is only inferred.
    var inferred: [String]
  }

  /// Findings that agree in all this are one.
  private struct Key: Hashable {
    let id: String
    let range: Range<Int>
    let message: String
    let edits: [[SourceEdit]]
  }

  /// Takes down what was found for `target`.
  mutating func add(_ findings: [Diagnostic], for target: String) {
    for said in findings {
      // Engines that do the same are one finding, whether their source was read or not.
      let certain = said.replacing(Dialect.doubt, with: "")
      let inferred = certain.message == said.message ? [] : [target]
      let key = Key(
        id: said.id, range: said.range, message: certain.message,
        edits: said.fixIts.map(\.edits))
      if let place = places[key] {
        entries[place].finding = entries[place].finding.joined(with: said)
        entries[place].targets.append(target)
        entries[place].inferred += inferred
      } else {
        places[key] = entries.count
        entries.append(Entry(finding: said, targets: [target], inferred: inferred))
      }
    }
  }

  /// All that was found, each finding with its targets in the order of `order`.
  ///
  /// Where one rule says different things of one place, the gravest is the finding and the others
  /// are notes on it; only what mends it for all of them is then offered. It holds for the targets to
  /// which it is as grave; those that make less of it are named by their notes.
  func findings(inOrderOf order: [String]) -> [Diagnostic] {
    var merged: [Diagnostic] = []
    var places: [Place: Int] = [:]
    for finding in entries.map(\.named).sorted(by: { $0.severity > $1.severity }) {
      let place = Place(id: finding.id, range: finding.range)
      if let number = places[place] {
        merged[number] = merged[number].adding(finding, inOrderOf: order)
      } else {
        places[place] = merged.count
        merged.append(finding)
      }
    }
    return merged
  }

  private struct Place: Hashable {
    let id: String
    let range: Range<Int>
  }
}

extension SeveralTargets.Entry {
  /// The finding with the names of its targets written in.
  fileprivate var named: Diagnostic {
    doubted.replacing(SeveralTargets.someone, with: Self.list(targets)).holding(for: targets)
  }

  /// The finding, which says how far it can be trusted, and of whom if not of all.
  private var doubted: Diagnostic {
    guard !inferred.isEmpty, inferred != targets else { return finding }
    return finding.replacing(
      Dialect.doubt, with: ", of \(Self.list(inferred))\(Dialect.doubt.dropFirst())")
  }

  private static func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension Diagnostic {
  /// The same finding met again: as grave as the graver of the two, with the notes of both.
  ///
  /// The messages differ at most in a doubt, and the one that has it is longer.
  fileprivate func joined(with other: Self) -> Self {
    let doubted = other.message.utf8.count > message.utf8.count ? other : self
    return (notes + other.notes).filter { !doubted.notes.contains($0) }
      .reduce(doubted) { $0.note($1.message, at: $1.range) }
      .graded(max(severity, other.severity))
      .offering(zip(fixIts, other.fixIts).map { $0.asSafe(as: $1) })
  }

  /// The same as it is said of the engine whose kin this one is.
  private var ofKin: Self { replacing(Dialect.kin, with: Dialect.nui.name) }

  /// The finding, with what else there is to say of its place as a note.
  fileprivate func adding(_ other: Self, inOrderOf order: [String]) -> Self {
    let isAsGrave = other.severity == severity
    if isAsGrave, other.message != message, other.message.hasPrefix(message) {
      return other.adding(self, inOrderOf: order)
    }
    // Of engines that do the same, the one of which it is known speaks for its kin, whoever comes first.
    if isAsGrave, other.message != message, ofKin.message == other.message {
      return other.adding(self, inOrderOf: order)
    }
    // What the finding says already, and more, is not said twice; nor where two differ only in how it
    // is mended, nor that an engine does what its kin do.
    let own = [Note(message: other.sentence, range: other.range)].filter { _ in
      !(isAsGrave
        && (message.hasPrefix(other.message) || message == other.ofKin.message))
    }
    let more = own + other.notes
    let targets = Set(targets + (isAsGrave ? other.targets : []))
    let shared = fixIts.compactMap { fixIt in
      other.fixIts.first { $0.edits == fixIt.edits }.map(fixIt.asSafe)
    }
    return more.filter { !notes.contains($0) }
      .reduce(self) { $0.note($1.message, at: $1.range) }
      .holding(for: order.filter(targets.contains))
      .offering(shared)
  }
}

extension Diagnostic.FixIt {
  /// The same, no safer than another one that makes the same edits.
  fileprivate func asSafe(as other: Self) -> Self {
    switch other.safety {
    case .safe: self
    case .unsafe: Self(message: message, safety: .unsafe, edits: edits)
    }
  }
}
