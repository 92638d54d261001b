import FormCellModel
import Testing

@Suite struct FormPatternTests {
  /// Source: HTML, "valid email address".
  static let email =
    #"^[a-zA-Z0-9.!#$%&'*+\/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?"#
    + #"(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$"#

  @Test(arguments: [
    ("abc", ["abc"], ["", "ab", "abcd", "ABC"]),
    ("", [""], ["a"]),
    ("a|bc|", ["a", "bc", ""], ["b", "abc"]),
    ("a*b+c?", ["b", "aabbc", "bc"], ["a", "c", "abcc"]),
    ("[a-c_]{2,3}", ["ab", "_cb"], ["a", "abca", "ad"]),
    ("[^a-c]", ["d", "é", "👩‍👩‍👧"], ["a", "", "dd"]),
    ("[a-z]", ["z"], ["é", "z\u{301}", "Z"]),
    ("[é]", ["é", "e\u{301}"], ["e"]),
    ("(ab){2}", ["abab"], ["ab", "ababab"]),
    ("(ab){2,}", ["abab", "ababab"], ["ab"]),
    ("a{0}", [""], ["a"]),
    (#"\d{4}-\d{2}"#, ["2026-11"], ["2026-1", "٢٠٢٦-11"]),
    (#"\w+\s\W"#, ["a_1 !", "x\u{a0}-"], ["a", "a b"]),
    (#"[\d.]+\.\\"#, [#"1.2.\"#], ["1.2"]),
    (#"[\]\-a]+"#, ["]-a"], ["b"]),
    ("[a-]", ["a", "-"], ["b"]),
    ("^a$|^b", ["a", "b"], ["ab"]),
    ("a^b", [], ["ab"]),
    ("(^|a)b", ["b", "ab"], ["aab"]),
    ("(a*)*b", ["b", "aaab"], ["aaa"]),
    (".", ["x", "\r\n"], ["", "xy"]),
    (#"[^@\s]+@[^@\s]+\.[a-z]{2,}"#, ["ada@example.org"], ["ada@example", "a b@c.de", "@c.de"]),
    ("(?:ab|c)+", ["ab", "cab"], ["", "a"]), ("(?:)a", ["a"], [""]),
    ("a*?b", ["b", "aab"], ["aa"]), ("a+?", ["a", "aa"], [""]), ("a??", ["", "a"], ["aa"]),
    ("a{2,3}?", ["aa", "aaa"], ["a", "aaaa"]), (#"a\??"#, ["a", "a?"], ["a??"]),
    (email, ["ada@example.org", "a+b@x"], ["ada@", "a@-x.org", "a@x-.org", "a@x..org"]),
  ])
  func matchesWholeTexts(_ pattern: String, _ good: [String], _ bad: [String]) {
    let pattern = FormPattern(pattern)
    #expect(pattern.problem == nil)
    #expect(good.filter { !pattern.matches($0) } == [])
    #expect(bad.filter { pattern.matches($0) } == [])
  }

  @Test(arguments: [
    ("a)", 1, "there is a ')' without a '('"), ("a(b", 1, "there is a '(' without a ')'"),
    ("(?=a)", 1, "a group cannot begin with '?', unless it begins with '?:'"),
    ("(?", 1, "a group cannot begin with '?', unless it begins with '?:'"),
    (#"[a-\d]"#, 5, #"a range cannot end with a set such as '\d'"#),
    ("x[ab", 1, "there is a '[' without a ']'"), ("[]", 0, "'[ ]' is empty"),
    ("[z-a]", 4, "a range ends before it begins"),
    (#"[\D]"#, 3, #"'\D', '\W' and '\S' cannot be in '[ ]'"#),
    ("*a", 0, "there is nothing to repeat before '*'"),
    ("a|+", 2, "there is nothing to repeat before '+'"),
    ("a**", 2, "there are two quantifiers in a row"),
    ("a+?*", 3, "there are two quantifiers in a row"),
    ("a??+", 3, "there are two quantifiers in a row"),
    ("^*", 0, "'^' and '$' cannot be repeated"),
    ("a{3,2}", 1, "the repetitions begin with the greater number"),
    ("a{,2}", 1, "expected a number of repetitions such as '{2}', '{2,}' or '{2,5}'"),
    ("a{2", 1, "expected a number of repetitions such as '{2}', '{2,}' or '{2,5}'"),
    ("a{2,x}", 1, "expected a number of repetitions such as '{2}', '{2,}' or '{2,5}'"),
    (#"a\"#, 2, #"there is nothing after '\'"#), (#"\b"#, 1, #"'\b' has no meaning"#),
    ("((a{99}){99}){99}", 0, "the pattern has too many repetitions"),
    ("(){9999}(){9999}a{9999}", 0, "the pattern has too many repetitions"),
    (String(repeating: "a", count: 501), 0, "the pattern is longer than 500 characters"),
  ])
  func problemsHavePositions(_ text: String, _ place: Int, _ reason: String) {
    let pattern = FormPattern(text)
    #expect(pattern.problem?.place == place)
    #expect(pattern.problem?.reason == reason)
    #expect(!pattern.matches("a") && !pattern.matches(""))
  }

  /// With backtracking, this match would take exponential time.
  @Test func matchTakesLinearTime() {
    let pattern = FormPattern("(a|a|aa?)*(a*)*b")
    #expect(!pattern.matches(String(repeating: "a", count: 2_000)))
  }

  @Test func deepGroupsAreParsed() {
    let text = String(repeating: "(", count: 249) + "a" + String(repeating: ")*", count: 1)
    #expect(FormPattern(text).problem?.reason == "there is a '(' without a ')'")
    let deep = String(repeating: "(", count: 249) + "a" + String(repeating: ")", count: 249)
    #expect(FormPattern(deep).matches("a"))
  }
}
