@testable import StyleRules
import StyleSheet
import Testing

/// A crash is reported for a value that NUI reads, and for no other value.
@Suite struct CrashClaimTests {
  private static func crashFindingCount(_ text: String) -> Int {
    let found = Sheet(parsing: SourceText(text)).findings(for: .nui)
    return found.diagnostics.count {
      $0.message.contains("crashes the app")
    }
  }

  @Test(arguments: [
    "BarButton { font-color: #12345; font-color: red; }",
    "BarButton { font-color: #12345; } BarButton { font-color: red; }",
    "Label { text-shadow-offset: 1; text-shadow-offset: 0,1; }",
    "Label { text-shadow-offset: 1; } Label, Button { text-shadow-offset: 0,1; }",
    "BarButton { font-name: 12; font-name: Georgia; }",
    "BarButton { font-name: boldSytem; } BarButton { font-name: Georgia; }",
    "BarButton { font-color: #06D; font-color: red; }",
    "@media (device: ipad) { BarButton { font-color: #12345; } } BarButton { font-color: red; }",
    """
    BarButton { font-color: #12345; }
    @media (device: ipad) { BarButton { font-color: red; } }
    @media (device: iphone) { BarButton { font-color: red; } }
    """,
    "BarButton, TabBarItem { font-color: #12345; } TabBarItem, BarButton { font-color: red; }",
    "@media (device: ipad) and (device: tv) { BarButton { font-color: #12345; } }",
    "@a: #12345; BarButton { font-color: @a; font-color: red; } Label { font-color: @a; }",
    "@b: red; @a: @b; @a: red; BarButton { font-color: @a; }",
    "@b: red; @a: @b; BarButton { font-color: @a; font-color: red; }",
    "@y: 1; Label { text-shadow-offset: 0 @y; text-shadow-offset: 0,1; }",
    "@y: 1; @s: 0 @y; Label { text-shadow-offset: @s; } Label { text-shadow-offset: 0,1; }",
    "@a: @b; @b: @a; BarButton { font-color: @a; } BarButton { font-color: red; }",
    "BarButton { font-color: @a; font-color: red; }",
    "TabBarItem { font-color: rgb(255,0,0; font-color: red; }",
    "TabBarItem { font-color: #FF0000); }", "Label { font-color: rgb(255,0,0; }",
    "NavigationBar { text-shadow-offset: 1, 2); }",
    "BarButton { font-color: #FF0000\nfont-size 12; }",
  ])
  func unreadValueHasNoCrashFinding(_ sheet: String) {
    #expect(Self.crashFindingCount(sheet) == 0)
  }

  @Test(arguments: [
    "BarButton { font-color: red; font-color: #12345; }",
    "BarButton { font-color: red; } BarButton { font-color: #12345; }",
    "BarButton { font-color: #12345; } @media (device: ipad) { BarButton { font-color: red; } }",
    "BarButton, TabBarItem { font-color: #12345; } BarButton { font-color: red; }",
    "Label, BarButton { font-color: #12345; }",
    "@a: #12345; Label { font-color: @a; } BarButton { font-color: @a; }",
    "@a: #12345; BarButton { font-color: @a; font-color: red; } TabBarItem { font-color: @a; }",
    "@b: red; @a: red; @a: @b; BarButton { font-color: @a; }",
    "Label { text-shadow-offset: 0,1; } Label { text-shadow-offset: 1; }",
    "BarButton { font-color: @a; } BarButton { font-color: red; }",
    "TabBarItem { font-color: rgb(255,0,0; }", "NavigationBar { font-color: rgb 255,0,0); }",
    "@c: rgb(255,0,0; NavigationBar { font-color: @c; }", "BarButton { font-name: system); }",
    "NavigationBar { text-shadow-offset: 1 2); }", "BarButton { font-color: red\nfont-size 12; }",
    "BarButton { font-name: system\nfont-size 12; }",
    "BarButton { text-shadow-offset: 1 2\nfont-size 12; }",
    "BarButton { font-name: system\nfont-color rgba(1,2,3,0.5); }",
  ])
  func readValueHasOneCrashFinding(_ sheet: String) {
    #expect(Self.crashFindingCount(sheet) == 1)
  }
}
