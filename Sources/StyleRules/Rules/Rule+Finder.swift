import StyleSheet

extension Rule {
  /// The component that detects a problem.
  enum Finder: Sendable {
    /// The parser, which always reports its faults.
    case parser(SyntaxProblem.Code)
    /// The loader, if a sheet is refused.
    case loader(ImportRefusal.Kind)
    /// The reader of lines for the SwiftUI port, which gives a cause for each misread line.
    case line(PaletteLine.Cause, @Sendable (PaletteLine, Range<Int>, Inspection) -> Finding)
    /// The rule itself.
    case check(@Sendable (Inspection, inout Report) -> Void)

    var isParser: Bool {
      switch self {
      case .parser: true
      case .loader, .line, .check: false
      }
    }

    func find(in inspection: Inspection, _ report: inout Report) {
      switch self {
      case .parser(let code):
        let sheet = inspection.sheet.spelled(for: inspection.dialect)
        guard sheet.tree.problems.contains(where: { $0.code == code }) else { return }
        for fault in sheet.faults(to: inspection.dialect) where fault.id == code.id {
          report(as: fault.severity, fault.finding)
        }
      case .loader(let kind):
        for problem in inspection.imports.problems where problem.id == kind.rawValue {
          report(as: problem.severity, problem.finding)
        }
      case .line(let cause, let finding):
        for (line, range) in inspection.paletteLines.places(of: cause) {
          report(finding(line, range, inspection))
        }
      case .check(let check): check(inspection, &report)
      }
    }
  }
}
