// The diagnostics of the parser.

extension SyntaxTree {
  /// The diagnostics of the text in order; at most 10,000.
  public var diagnostics: [Diagnostic] { diagnostics(stoppedAtBy: nil) }

  /// Returns all diagnostics, each transformed by `more`, with notes about an engine that does not
  /// recover.
  ///
  /// Each has a note at the offset where the engine stops, if that differs from the diagnostic's
  /// own; `place` is where it stops in the text, if known.
  package func diagnostics(
    stoppedAtBy engine: String?, at place: Int? = nil,
    adding more: (Diagnostic, SyntaxProblem) -> Diagnostic = { fault, _ in fault }
  ) -> [Diagnostic] {
    // Only the first problem stops the engine; the notes of others say where they would stop it.
    let first = place.flatMap { place in
      problems.firstIndex { $0.code.stopsReading && $0.start <= place }
    }
    return zip(problems.indices, cautiousDiagnostics).map { index, found in
      let problem = problems[index]
      let said = more(found, problem)
      guard let engine, problem.code.stopsReading else { return said }
      let stop = index == first ? place ?? Int(problem.other) : Int(problem.other)
      guard stop != problem.start else { return said }
      return said.with { $0.note("\(engine) gives up here", at: stop..<stop) }
    }
    .inSourceOrder()
  }

  /// The diagnostics of the problems, in their order.
  ///
  /// A fix is safe only if each problem on the lines that it concerns has a safe fix, and if the
  /// sheet has no merge conflict: text that is not understood may mean something else.
  ///
  /// - Complexity: O(n + m log n) for m problems.
  private var cautiousDiagnostics: [Diagnostic] {
    let found = problems.map { Diagnostic($0, in: source) }
    guard found.count > 1, found.contains(where: \.hasSafeFixIt) else { return found }
    if problems.contains(where: { $0.code == .mergeConflict }) {
      return found.map { $0.with(\.withUnsafeFixIts) }
    }
    return found.cautious(besides: found, in: source)
  }
}

extension [Diagnostic] {
  /// Returns the findings, with unsafe fixes on the lines of each statement that has a syntax fault
  /// without a safe fix, and of each block that such a fault precedes.
  ///
  /// - Complexity: O(n + m log n) for m findings.
  package func cautious(besides faults: [Diagnostic], in source: SourceText) -> Self {
    let unclear = faults.filter { !$0.hasSafeFixIt }
    guard !unclear.isEmpty, contains(where: \.hasSafeFixIt) else { return self }
    let doubtful = DoubtfulLines(around: unclear, in: source)
    return map { finding in
      guard finding.hasSafeFixIt else { return finding }
      let ranges = [finding.range] + finding.fixIts.flatMap(\.edits).map(\.range)
      return ranges.contains(where: doubtful.touch) ? finding.with(\.withUnsafeFixIts) : finding
    }
  }
}

extension Diagnostic {
  package var hasSafeFixIt: Bool { fixIts.contains { $0.safety == .safe } }
}
