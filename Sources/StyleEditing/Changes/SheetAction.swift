package import StyleSheet

/// A change of sheets that an editor offers.
package struct SheetAction: Hashable, Sendable {
  /// The kind of a change; the raw value is its name in the protocol of editors.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case quickFix = "quickfix"
    case extract = "refactor.extract"
    case inline = "refactor.inline"
    case rewrite = "refactor.rewrite"
    case fixAll = "source.fixAll"
  }

  package let kind: Kind
  package let title: String
  /// True for the change that an editor makes without a question.
  package private(set) var isPreferred = false
  /// The index of a finding that the change removes, in the list of findings; nil if none is
  /// meant.
  package private(set) var finding: Int?
  /// The edits in source order, by the index of the sheet in its project.
  package let edits: [Int: [SourceEdit]]
}

extension String {
  package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
