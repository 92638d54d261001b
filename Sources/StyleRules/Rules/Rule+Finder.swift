import StyleSheet

extension Rule {
  /// The component that detects a problem.
  enum Finder: Sendable {
    /// The parser, which always reports its faults.
    case parser(SyntaxProblem.Code)
    /// The loader, if a sheet is refused.
    case loader(ImportRefusal.Kind)
    /// The rule itself.
    case check(@Sendable (Inspection, inout Report) -> Void)

    var isParser: Bool {
      switch self {
      case .parser: true
      case .loader, .check: false
      }
    }

    func find(in inspection: Inspection, _ report: inout Report) {
      switch self {
      case .parser(let code): inspection.reportFaults(code, &report)
      case .loader(let kind):
        for problem in inspection.imports where problem.id == kind.rawValue { report(problem) }
      case .check(let check): check(inspection, &report)
      }
    }
  }
}

extension Inspection {
  /// Reports all faults of one kind, with their effects.
  fileprivate func reportFaults(_ code: SyntaxProblem.Code, _ report: inout Report) {
    guard sheet.tree.problems.contains(where: { $0.code == code }) else { return }
    let costs = FaultCosts(of: sheet, to: dialect)
    // The tree knows which fixes are safe beside the other problems.
    let faults = sheet.tree.diagnostics(stoppedAtBy: nil, at: nil) { fault, problem in
      problem.code == code ? fault.costing(costs.cost(of: problem)) : fault
    }
    for fault in faults where fault.id == code.id { report(as: fault.severity, fault) }
  }
}
