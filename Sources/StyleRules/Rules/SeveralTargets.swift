import StyleSheet

/// The findings in one sheet for several engines, merged.
///
/// A rule reports for one engine at a time, with a place for its name. Findings that two engines share
/// then have equal messages, into which both names are inserted.
struct SeveralTargets {
  private var entries = Gathered<Key, Entry>()

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
    let message: Message
    let edits: [[SourceEdit]]
  }

  /// Returns the findings for each engine, merged, each with its targets.
  ///
  /// The findings for one engine name it in their messages and have no targets.
  static func findings(
    for dialects: [Dialect], _ found: (Dialect) -> [Diagnostic]
  ) -> [Diagnostic] {
    if dialects.count == 1 {
      return found(dialects[0]).map { $0.with { $0.naming([dialects[0].name]) } }
    }
    var targets = SeveralTargets()
    for dialect in dialects { targets.add(found(dialect), for: dialect.name) }
    return targets.findings(inOrderOf: dialects.map(\.name))
  }

  mutating func add(_ findings: [Diagnostic], for target: String) {
    for said in findings {
      // Engines with the same behavior share one finding, whether it was read in source or
      // inferred.
      let message = said.finding.message
      let inferred = message.has(.doubt) ? [target] : []
      let key = Key(
        id: said.id, range: said.range, message: message.without(.doubt),
        edits: said.fixIts.map(\.edits))
      let first = Entry(finding: said, targets: [target], inferred: inferred)
      entries.add(to: key, beginning: first) {
        $0.finding = $0.finding.joined(with: said)
        $0.targets.append(target)
        $0.inferred += inferred
      }
    }
  }

  /// Returns all findings, each with its targets in the order of `order`.
  ///
  /// If one rule has different findings at one place, the most severe is kept and the others become
  /// notes; only fixes that they share are offered. The finding applies to the targets with that
  /// severity; the notes name the targets with a lower one.
  func findings(inOrderOf order: [String]) -> [Diagnostic] {
    var merged = Gathered<FindingPlace, Named>()
    let graded = entries.all.map(\.group).sorted { $0.finding.severity > $1.finding.severity }
    for entry in graded {
      merged.add(to: entry.finding.place, beginning: entry.named) {
        $0 = $0.adding(entry.named, inOrderOf: order)
      }
    }
    return merged.all.map(\.group.finding)
  }

  fileprivate struct Named {
    let finding: Diagnostic
    /// The message as reported for NUI, if it speaks of engines such as NUI.
    let messageOfKin: String
  }
}

struct FindingPlace: Hashable {
  let id: String
  let range: Range<Int>
}

extension SyntaxProblem {
  var place: FindingPlace { FindingPlace(id: code.id, range: range) }
}

extension SeveralTargets.Entry {
  /// The finding with the names of its targets, and of those for which it is inferred if not all.
  fileprivate var named: SeveralTargets.Named {
    let doubt =
      inferred == targets
      ? Dialect.doubt : " (inferred for \(inferred.joined(with: "and")))"
    let said = finding.with { $0.naming(targets, doubt: doubt) }
    let ofKin = finding.finding.naming(targets, kin: Dialect.nui.name, doubt: doubt)
    return SeveralTargets.Named(
      finding: said.holding(for: targets), messageOfKin: ofKin.message.text)
  }
}

extension Diagnostic {
  var place: FindingPlace { FindingPlace(id: id, range: range) }

  /// Merges an equal finding: the higher severity, with the notes of both.
  ///
  /// Messages differ at most in the doubt, which is kept.
  fileprivate func joined(with other: Self) -> Self {
    let doubted = finding.message.has(.doubt) || !other.finding.message.has(.doubt) ? self : other
    let fixIts = zip(fixIts, other.fixIts).map { $0.asSafe(as: $1) }
    return doubted.with { $0.adding(notes + other.notes).offering(fixIts) }
      .graded(max(severity, other.severity))
  }
}

extension SeveralTargets.Named {
  /// Adds another finding at the same place as a note.
  fileprivate func adding(_ other: Self, inOrderOf order: [String]) -> Self {
    let message = finding.message
    let isAsGrave = other.finding.severity == finding.severity
    // Of engines with the same behavior, the known engine comes before those similar to it.
    if isAsGrave, other.finding.message != message,
      other.finding.message.hasPrefix(message) || messageOfKin == other.finding.message
    {
      return other.adding(self, inOrderOf: order)
    }
    // No note repeats what the finding already says, differs only in the fix, or says that an
    // engine behaves like those similar to it.
    let isSaid =
      isAsGrave && (message.hasPrefix(other.finding.message) || message == other.messageOfKin)
    let note = Diagnostic.Note(message: Message(other.finding.sentence), range: other.finding.range)
    let targets = Set(finding.targets + (isAsGrave ? other.finding.targets : []))
    let shared = finding.fixIts.compactMap { fixIt in
      other.finding.fixIts.first { $0.edits == fixIt.edits }.map(fixIt.asSafe)
    }
    let said = finding.with {
      $0.adding((isSaid ? [] : [note]) + other.finding.notes).offering(shared)
    }
    return Self(
      finding: said.holding(for: order.filter(targets.contains)), messageOfKin: messageOfKin)
  }
}

extension Finding {
  fileprivate func adding(_ others: [Note]) -> Self {
    others.filter { !notes.contains($0) }.reduce(self) { $0.note($1.wording, at: $1.range) }
  }
}

extension Diagnostic.FixIt {
  /// Returns the fix-it, made unsafe if another one with the same edits is.
  fileprivate func asSafe(as other: Self) -> Self {
    other.safety == .safe ? self : Self(message: wording, safety: .unsafe, edits: edits)
  }
}
