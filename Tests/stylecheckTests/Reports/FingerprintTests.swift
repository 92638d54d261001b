import StyleSheet
import Testing

@testable import stylecheck

/// Fingerprints identify the same finding in several runs.
@Suite struct FingerprintTests {
  /// A fix of one declaration does not change the fingerprints of others on its line.
  @Test func declarationsOnOneLineHaveSeparateFingerprints() {
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

  /// The values come from the tables of FNV-1a: <http://www.isthe.com/chongo/tech/comp/fnv/>.
  @Test func hashIsFNV() {
    #expect(Fingerprint.hash([]) == 0xCBF2_9CE4_8422_2325)
    #expect(Fingerprint.hash(["a", "b"]) != Fingerprint.hash(["ab", ""]))
    #expect(Fingerprint(hash: 0xAF63, ordinal: 2).description == "000000000000af63:2")
  }

  @Test func linesAndBlanksAreIgnored() {
    let before = Self.fingerprints(Self.sheet)
    #expect(before.count > 1)
    #expect(Set(before).count == before.count)
    #expect(Self.fingerprints("\n/* moved */\n\n" + Self.sheet) == before)
    let tabs = Self.sheet.split(separator: "  ").joined(separator: "\t \t")
    #expect(Self.fingerprints(tabs).count >= before.count)
    #expect(Set(before).isSubset(of: Self.fingerprints(tabs)))
  }

  @Test func currentFolderInPathIsIgnored() {
    let plain = Self.fingerprints(Self.sheet)
    #expect(Self.fingerprints(Self.sheet, name: "./a.nss") == plain)
    #expect(Self.fingerprints(Self.sheet, name: "././/a.nss") == plain)
    #expect(Set(Self.fingerprints(Self.sheet, name: "b/a.nss")).isDisjoint(with: plain))
  }

  /// Otherwise, each finding in a sheet of one line would hash the whole sheet.
  @Test func longLinesAreNotHashedToTheirEnd() {
    let rule = "Button { font-color: @a; } "
    let many = String(repeating: rule, count: 3000)
    let found = Self.fingerprints(many)
    #expect(found.count > 500)
    #expect(Set(found).count == found.count)
  }
}
