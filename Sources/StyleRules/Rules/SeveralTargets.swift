import StyleSheet

/// The findings in one sheet for several engines, merged.
///
/// A rule reports for one engine at a time, with ``SeveralTargets/someone`` in place of its name.
/// Findings that two engines share then have equal messages, into which both names are inserted.
struct SeveralTargets {
  /// The placeholder for the name of an engine, until the findings are merged.
  ///
  /// A private use character, which cannot be part of a name in a sheet.
  static let someone = "\u{F0000}"

  private var entries: [Entry] = []
  private var places: [Key: Int] = [:]

  fileprivate struct Entry {
    var finding: Diagnostic
    var targets: [String]
    /// The targets for which it is only inferred.
    var inferred: [String]
  }

  /// Findings that are equal in these fields are merged.
  private struct Key: Hashable {
    let id: String
    let range: Range<Int>
    let message: String
    let edits: [[SourceEdit]]
  }

  mutating func add(_ findings: [Diagnostic], for target: String) {
    for said in findings {
      // Engines with the same behavior share one finding, whether it was read in source or
      // inferred.
      let certain = said.finding.replacing(Dialect.doubt, with: "")
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

  /// Returns all findings, each with its targets in the order of `order`.
  ///
  /// If one rule has different findings at one place, the most severe is kept and the others become
  /// notes; only fixes that they share are offered. The finding applies to the targets with that
  /// severity; the notes name the targets with a lower one.
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
  /// The finding with the names of its targets inserted.
  fileprivate var named: Diagnostic {
    let names = Self.list(targets)
    return doubted.with { $0.replacing(SeveralTargets.someone, with: names) }.holding(for: targets)
  }

  /// The finding with its doubt, which names the engines it applies to if not all.
  private var doubted: Diagnostic {
    guard !inferred.isEmpty, inferred != targets else { return finding }
    let doubt = ", of \(Self.list(inferred))\(Dialect.doubt.dropFirst())"
    return finding.with { $0.replacing(Dialect.doubt, with: doubt) }
  }

  private static func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension Diagnostic {
  /// Merges an equal finding: the higher severity, with the notes of both.
  ///
  /// Messages differ at most in the doubt; the longer one includes it.
  fileprivate func joined(with other: Self) -> Self {
    let doubted = other.message.utf8.count > message.utf8.count ? other : self
    let fixIts = zip(fixIts, other.fixIts).map { $0.asSafe(as: $1) }
    return doubted.with { $0.adding(notes + other.notes).offering(fixIts) }
      .graded(max(severity, other.severity))
  }

  /// The finding as reported for NUI, if it speaks of engines such as NUI.
  private var ofKin: Self { with { $0.replacing(Dialect.kin, with: Dialect.nui.name) } }

  /// Adds another finding at the same place as a note.
  fileprivate func adding(_ other: Self, inOrderOf order: [String]) -> Self {
    let isAsGrave = other.severity == severity
    if isAsGrave, other.message != message, other.message.hasPrefix(message) {
      return other.adding(self, inOrderOf: order)
    }
    // Of engines with the same behavior, the known engine comes before those similar to it.
    if isAsGrave, other.message != message, ofKin.message == other.message {
      return other.adding(self, inOrderOf: order)
    }
    // No note repeats what the finding already says, differs only in the fix, or says that an
    // engine behaves like those similar to it.
    let own = [Note(message: other.sentence, range: other.range)].filter { _ in
      !(isAsGrave
        && (message.hasPrefix(other.message) || message == other.ofKin.message))
    }
    let more = own + other.notes
    let targets = Set(targets + (isAsGrave ? other.targets : []))
    let shared = fixIts.compactMap { fixIt in
      other.fixIts.first { $0.edits == fixIt.edits }.map(fixIt.asSafe)
    }
    return with { $0.adding(more).offering(shared) }.holding(for: order.filter(targets.contains))
  }
}

extension Finding {
  /// Returns a copy with the notes that it does not have yet.
  fileprivate func adding(_ others: [Note]) -> Self {
    others.filter { !notes.contains($0) }.reduce(self) { $0.note($1.message, at: $1.range) }
  }
}

extension Diagnostic.FixIt {
  /// Returns the fix-it, made unsafe if another one with the same edits is.
  fileprivate func asSafe(as other: Self) -> Self {
    switch other.safety {
    case .safe: self
    case .unsafe: Self(message: message, safety: .unsafe, edits: edits)
    }
  }
}
