import Foundation
import Testing

@testable import stylecheck

/// The completion scripts, run by shells; transcripts cover their text.
@Suite struct CompletionTests {
  /// A command line with the cursor at its end, and the expected completions.
  struct Row: Sendable, CustomTestStringConvertible {
    let line: String
    let words: [String]
    var testDescription: String { line }

    init(_ line: String, _ words: String...) {
      self.line = line
      self.words = words
    }
  }

  private static let rows = [
    Row("stylecheck com", "completions"),
    Row("stylecheck --print", "--print-config"),
    Row("stylecheck check --target ", "all", "fiori-swiftui", "nui", "sapfiori"),
    Row("stylecheck resolve --target n", "nui"),
    Row("stylecheck explain unused-v", "unused-variable"),
    Row("stylecheck explain fdlFUITitle", "fdlFUITitleFormCell_valueTextField"),
    Row("stylecheck explain half-color-s", "half-color-standard"),
    Row("stylecheck explain UIFontT", "UIFontTextStyle"),
    Row("stylecheck explain cosmos-h", "cosmos-half"),
    Row("stylecheck catalog exclude-s", "exclude-subviews"),
    Row("stylecheck completions ", "bash", "fish", "zsh"),
    Row("stylecheck help ini", "init"),
    Row("stylecheck fmt --hex-case ", "kept", "lower", "upper"),
    Row("stylecheck fix --uns", "--unsafe"),
    Row("stylecheck fmt Package.sw", "Package.swift"),
    Row("stylecheck fmt Examples/styles/smallest", "Examples/styles/smallest-useful.nss"),
    Row("stylecheck present Examples/cells/aver", "Examples/cells/average.json"),
    Row("stylecheck check --format te", "text"),
    Row("stylecheck rules Pack"),
    Row("stylecheck check --config Package.sw", "Package.swift"),
  ]

  @Test(arguments: rows) func bashCompletes(_ row: Row) throws {
    let words = row.line.split(separator: " ", omittingEmptySubsequences: false)
      .map { "'\($0)'" }.joined(separator: " ")
    let script = """
      source /dev/stdin <<< "$("$0" completions bash)"
      complete -p stylecheck > /dev/null || exit 1
      COMP_WORDS=(\(words)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _stylecheck
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    try expect(row.words, of: script, in: "bash --norc --noprofile")
  }

  /// Bash splits words at each '='.
  @Test(arguments: [
    Row("stylecheck check --target = s", "sapfiori"),
    Row("stylecheck check --target =", "all", "fiori-swiftui", "nui", "sapfiori"),
    Row("stylecheck check --rule line-com", "line-comment="),
    Row("stylecheck check --rule = line-com", "line-comment="),
    Row("stylecheck check --rule line-comment = w", "warning"),
    Row("stylecheck check --rule = line-comment = w", "warning"),
    Row("stylecheck check --format sarif = Package.sw", "Package.swift"),
  ])
  func bashCompletesAfterEqualsSigns(_ row: Row) throws { try bashCompletes(row) }

  @Test(arguments: rows) func fishCompletes(_ row: Row) throws {
    let script = """
      $0 completions fish > "$TMP/stylecheck.fish" && fish --no-config -c \
      'source $TMP/stylecheck.fish; complete -C "\(row.line)" | string split -f 1 \\t; true'
      """
    try expect(row.words, of: script, in: "fish")
  }

  @Test func zshParsesTheScript() throws {
    let script = "$0 completions zsh | zsh -f -n /dev/stdin"
    try expect([], of: script, in: "zsh")
  }

  /// Records the completions that zsh offers in a pseudoterminal; they have no folder.
  @Test(arguments: [
    Row("stylecheck check --format te", "text"),
    Row("stylecheck check --format=json=Package.sw", "Package.swift"),
    Row("stylecheck check --rule line-com", "line-comment"),
    Row("stylecheck check --rule line-comment=w", "warning"),
    Row("stylecheck fmt Examples/styles/smallest", "smallest-useful.nss"),
    Row("stylecheck present Examples/cells/aver", "average.json"),
  ])
  func zshCompletes(_ row: Row) throws {
    let script = #"""
      $0 completions zsh > "$TMP/_stylecheck"
      cat > "$TMP/offer" <<'END'
      compadd() {
        local -a offered
        builtin compadd -A offered "$@"
        [[ " $* " == *' -'[AOD]' '* ]] || print -l -- $offered >> $TMP/offers
        builtin compadd "$@"
      }
      offer() { _main_complete; print -- done >> $TMP/offers }
      END
      cat > "$TMP/drive" <<'END'
      zmodload zsh/zpty
      zpty z zsh -f -i
      zpty -w z "TMP='$TMP'; fpath=('$TMP' \$fpath); autoload -Uz compinit; compinit -u -D"
      zpty -w z ". '$TMP/offer'; zle -C offer complete-word offer; bindkey '^I' offer"
      zpty -w z "print ready > '$TMP/ready'"
      repeat 100; do [[ -e $TMP/ready ]] && break; sleep 0.1; done
      zpty -n -w z "$1"$'	'
      repeat 100; do grep -q '^done$' $TMP/offers 2> /dev/null && break; sleep 0.1; done
      zpty -d z
      END
      zsh -f "$TMP/drive" '\#(row.line)' > /dev/null && grep -v -e '^done$' -e '^$' "$TMP/offers" | sort -u
      """#
    try expect(row.words, of: script, in: "zsh")
  }

  /// Runs a script in bash if `shell` is bash, otherwise in `sh`; skips it if `shell` is missing.
  private func expect(_ words: [String], of script: String, in shell: String) throws {
    let name = String(shell.prefix { $0 != " " })
    guard try Tool.shell("command -v \(name)").code == 0 else {
      print("skipped: no \(name) to complete command lines in")
      return
    }
    let folder = try TemporaryFolder()
    try folder.write(script, to: "script")
    let line = name == "bash" ? "\(shell) -c \"$(cat '\(folder.text("script"))')\" \"$0\"" : script
    let (run, code) = try Tool.shell(line, ["TMP": folder.url.path(), "HOME": folder.url.path()])
    #expect(code == 0)
    #expect(run.error == "")
    #expect(run.output.split(separator: "\n").map(String.init).sorted() == words)
  }
}
