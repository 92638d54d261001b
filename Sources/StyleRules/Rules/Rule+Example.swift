package import StyleSheet

extension Rule {
  /// A sheet annotated with the findings of a rule; see `AnnotatedSource`.
  ///
  /// An example without carets shows what the rule accepts. A replacement character (U+FFFD) stands
  /// for the byte 0xFF, which is invalid in UTF-8.
  package struct Example: Hashable, Sendable {
    /// The target engines; if none are given, SAP's UIKit engine or the only one of the rule.
    package internal(set) var dialects: [Dialect]
    /// The sheet, with the rule's messages below its lines.
    package let text: String
    /// The other sheets in its folder, which it may import, by file name.
    package let neighbors: [String: String]
    /// The images of the app; nil if unknown.
    package let images: AppImages?

    package var source: SourceText {
      let source = SourceText(annotated: text, name: "example.nss")
      let pieces = source[0..<source.bytes.count].split(
        separator: "\u{FFFD}" as Character, omittingEmptySubsequences: false)
      return SourceText(
        bytes: Array(pieces.map { Array($0.utf8) }.joined(separator: [0xFF])), name: source.name)
    }

    package var findsSomething: Bool { SourceText(annotated: text) != SourceText(text) }

    /// Returns the load order of the sheet and its imports, from a folder with no other sheets.
    func loadOrder(of sheet: Sheet) -> LoadOrder {
      LoadOrder(of: sheet, at: sheet.source.name) { statement, _ in
        let name = statement.name.hasSuffix(".nss") ? statement.name : statement.name + ".nss"
        guard !name.hasPrefix("../") else { return .failure(.outside(name, of: ".")) }
        guard name == sheet.source.name || neighbors[name] != nil else {
          return .failure(.missing("cannot read '\(name)': no such file or folder"))
        }
        return .success(name)
      } read: { name in
        .success(Sheet(parsing: SourceText(neighbors[name] ?? "", name: name)))
      }
    }
  }

  /// Returns the findings of this rule alone in an example; `dialects` defaults to those of the
  /// example.
  package func findings(in example: Example, for dialects: [Dialect]? = nil) -> [Diagnostic] {
    let sheet = Sheet(parsing: example.source)
    return findings(
      in: sheet, for: dialects ?? example.dialects,
      importing: ImportFacts(of: example.loadOrder(of: sheet)), showing: example.images)
  }

  /// The examples of a rule: one text with a line of dashes between two examples, or several texts.
  struct Examples: ExpressibleByArrayLiteral, ExpressibleByStringLiteral {
    let all: [Example]

    fileprivate init(_ all: [Example]) { self.all = all }

    init(arrayLiteral texts: Self...) { all = texts.flatMap(\.all) }

    init(stringLiteral text: String) { self = text.examples() }
  }
}

extension String {
  /// Returns the examples in this text, each with these other sheets and images.
  ///
  /// After the dashes above an example are the engines that it is for, as in `--- nui`; without a
  /// name, it is for the usual one of its rule.
  func examples(
    beside neighbors: [String: String] = [:], showing images: AppImages? = nil
  ) -> Rule.Examples {
    let separated = hasPrefix("---") ? "\n\(self)" : "\n---\n\(self)"
    return Rule.Examples(
      separated.split(separator: "\n---").map { part in
        let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        let names = lines[0].split(separator: " ").map(String.init)
        precondition(
          names.allSatisfy { name in Dialect.all.contains { $0.name == name } },
          "no engine: \(names)")
        return Rule.Example(
          dialects: Dialect.all.filter { names.contains($0.name) }, text: String(lines[1]),
          neighbors: neighbors, images: images)
      })
  }
}
