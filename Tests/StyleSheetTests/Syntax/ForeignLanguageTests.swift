import StyleRules
import StyleSheet
import Testing

/// Whole files of another language with the name of a stylesheet.
@Suite struct ForeignLanguageTests {
  private static let texts = [
    (
      "HTML",
      "<!DOCTYPE html>\n<html>\n<head>\n  <style>\n    p { color: red; }\n  </style>\n</head>\n</html>\n"
    ),
    ("XML", "<?xml version=\"1.0\"?>\n<plist version=\"1.0\">\n<dict/>\n</plist>\n"),
    ("XML", "<svg xmlns=\"http://a.b\"><style>.a { fill: red; }</style></svg>\n"),
    (
      "JavaScript or TypeScript",
      "import { a } from 'b';\nconst theme = {\n  color: '#fff',\n  size: 12,\n};\nfunction f(x) {\n"
        + "  if (x) {\n    return theme.color;\n  }\n}\nexport default theme;\n"
    ),
    (
      "program code",
      "export interface Theme {\n  color: string;\n  size: number;\n}\nexport class A {\n  size = 12;\n"
        + "  constructor(private x: number) {}\n}\n"
    ),
    (
      "a patch",
      "diff --git a/a.nss b/a.nss\n--- a/a.nss\n+++ b/a.nss\n@@ -1,3 +1,3 @@\n Label {\n"
        + "-  font-size: 12;\n+  font-size: 14;\n }\n"
    ),
    (
      "a patch",
      "--- a.nss\n+++ a.nss\n@@ -1,3 +1,3 @@\n Label {\n-  font-size: 12;\n+  font-size: 14;\n }\n"
    ),
    (
      "Objective-C",
      "#import \"A.h\"\n\n@implementation A\n\n- (BOOL)run:(int)count {\n  [B use:@\"c\"];\n"
        + "  return YES;\n}\n\n@end\n"
    ),
    ("a script", "#!/bin/sh\nrun() { echo \"$@\"; }\nrun a; run b\n"),
    (
      "YAML",
      "---\nversion: \"3\"\nservices:\n  web:\n    image: \"a\"\n    environment: {A: b, C: d}\n"
    ),
    (
      "CSS, Sass or Less",
      ".card { color: #333; }\n#top { margin: 0; }\na:hover { color: red !important; }\n"
        + "ul > li + li { margin: 0 auto; }\ninput[type=\"text\"] { border: 0; }\n"
    ),
    (
      "CSS, Sass or Less",
      "$brand: #06c;\n@mixin round($r) { border-radius: $r; }\n.card {\n  &:hover { color: $brand; }\n}\n"
    ),
  ]

  @Test(arguments: texts) func fileIsOneFindingWithItsLanguage(_ language: String, _ text: String) {
    let source = SourceText(text)
    let found = Sheet(parsing: source).findings(for: .nui).diagnostics
    #expect(found.map(\.id) == ["not-a-stylesheet"])
    #expect(
      found.allSatisfy { $0.message.hasPrefix("this text is \(language), and not a") })
    #expect(FixedSheet(of: source, for: [.nui], upTo: .unsafe).source == source)
    #expect(SyntaxTree(parsing: source).formatted() == source)
  }

  /// Stylesheets with some text of another language.
  @Test(arguments: [
    ".label {\n  font-size: 12\n}\n.button {\n  font-size: 12;\n}\n",
    "Button > Label {\n  font-size: 12;\n}\nLabel::before {\n  font-size: 12;\n}\n",
    "h1 {\n  font-size: 20\n}\np {\n  font-size: 12;\n}\n",
    "let brand = #0064D9;\nLabel {\n  font-size: 12;\n}\nButton {\n  font-size: 12;\n}\n",
    "<!-- colors -->\nLabel {\n  font-size: 12;\n}\n", "---\nLabel {\n  font-size: 12;\n}\n---\n",
    "Label {\n  font-size:\n    12;\n  font-color:\n    red;\n  height\n}\n",
    String(repeating: "--- colors ---\nLabel {\n  font-size: 12;\n}\n", count: 200),
    "Label {\n  font-size: 12;\n}\n/* const a = 1;\nconst b = 2;\nreturn a\nif (a) {\nclass A\n",
    "class Label {\n  font-size: 12;\n}\nclass Button {\n  font-size: 12;\n}\n",
    "class Label\n{\n  font-size: 12;\n}\nclass Button { font-size: 12; }\n",
    "button > label {\n  font-size: 12;\n}\nbutton + label {\n  font-size: 12;\n}\n",
    "Label\n  font-size: 12\n  font-color: red\nButton\n  font-size: 12\n",
    "```css\nLabel {\n  font-size: 12;\n}\n```\n",
    "Label:hover {\n  font-size: 12;\n}\nButton:hover {\n  font-size 12;\n}\n",
  ])
  func stylesheetIsNotForeign(_ text: String) {
    let found = SyntaxTree(parsing: SourceText(text)).diagnostics.map(\.id)
    #expect(!found.isEmpty && !found.contains("not-a-stylesheet"))
  }
}
