import StyleSheet
import Testing

@testable import stylecheck

/// Whoever keeps findings from run to run knows them by these.
@Suite struct FingerprintTests {
  /// Small rules have several declarations on a line, and mending one leaves the others known.
  @Test func aDeclarationIsKnownByItselfWhereSeveralAreOnALine() {
    let before = Self.fingerprints("Label { font-size: 1x; opacity: #12; color: red; }")
    let after = Self.fingerprints("Label { font-size: 17; opacity: #12; color: red; }")
    #expect(before.count > after.count && !after.isEmpty)
    #expect(Set(after).isSubset(of: before))
    // A rule of another class is another finding.
    #expect(Set(Self.fingerprints("Table { opacity: #12; color: red; }")).isDisjoint(with: before))
  }

  private static func fingerprints(_ text: String, name: String = "a.nss") -> [String] {
    CheckedSheet(checking: SourceText(text, name: name)).reported.map(\.fingerprint.description)
  }

  private static let sheet = "Button {\n  font-color: #12;\n  background-color: #12;\n}\n"

  /// The words are those of FNV-1a's own tables: <http://www.isthe.com/chongo/tech/comp/fnv/>.
  @Test func theHashIsFNV() {
    #expect(Fingerprint.hash([]) == 0xCBF2_9CE4_8422_2325)
    #expect(Fingerprint.hash(["a", "b"]) != Fingerprint.hash(["ab", ""]))
    #expect(Fingerprint(hash: 0xAF63, ordinal: 2).description == "000000000000af63:2")
  }

  @Test func linesAndBlanksDoNotCount() {
    let before = Self.fingerprints(Self.sheet)
    #expect(before.count > 1)
    #expect(Set(before).count == before.count)
    #expect(Self.fingerprints("\n/* moved */\n\n" + Self.sheet) == before)
    let tabs = Self.sheet.split(separator: "  ").joined(separator: "\t \t")
    #expect(Self.fingerprints(tabs).count >= before.count)
    #expect(Set(before).isSubset(of: Self.fingerprints(tabs)))
  }

  @Test func thePathCountsWithoutTheFolderOneIsIn() {
    let plain = Self.fingerprints(Self.sheet)
    #expect(Self.fingerprints(Self.sheet, name: "./a.nss") == plain)
    #expect(Self.fingerprints(Self.sheet, name: "././/a.nss") == plain)
    #expect(Set(Self.fingerprints(Self.sheet, name: "b/a.nss")).isDisjoint(with: plain))
  }

  /// A sheet of one line would be hashed once more for each finding.
  @Test func longLinesAreNotReadToTheirEnd() {
    let rule = "Button { font-color: @a; } "
    let many = String(repeating: rule, count: 3000)
    let found = Self.fingerprints(many)
    #expect(found.count > 500)
    #expect(Set(found).count == found.count)
  }
}
