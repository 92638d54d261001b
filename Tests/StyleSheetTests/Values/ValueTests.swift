import Testing

@testable import StyleSheet

@Suite struct ValueTests {
  /// Typed properties rely on this round trip.
  @Test func everyStyleValueRoundTrips() throws {
    func check<T: StyleValue>(_ values: T...) {
      for value in values {
        #expect(T(value.value) == value)
        #expect(value.value.type == T.form.type)
      }
    }
    check(true, false)
    check(0, -3)
    check(0.5, -1)
    check(ThemeColor(rgba: 0x0064_D980))
    check(PaletteName(name: "negative", suffix: .darkBackground))
    check(Offset(horizontal: 0, vertical: -1))
    check(ThemeSize(width: 44, height: 30))
    check(ThemeBox(top: 1, right: 2, bottom: 3, left: 4))
    check(Length(12.5))
    check(Percentage(30))
    check(FontStyle.body)
    check(FontName.system(.bold), .postScript("HelveticaNeue-Light"))
    check(ImageName("Assets/star.png"))
    check(BorderStyle.rounded)
    check(SeparatorStyle.singleLine)
    check(TextPlacement.center)
    check(VerticalPlacement.fill)
    check(HorizontalPlacement.right)
    check(KeyboardAppearance.dark)
    check(TextTransform.capitalize)
    check(NameList(["UIButton", "UILabel"]))
    check("anything")
  }

  @Test func numbersConvertIfNothingIsLost() {
    #expect(Double(ThemeValue.integer(2)) == 2)
    #expect(Double(ThemeValue.length(Length(1.5))) == 1.5)
    #expect(Length(ThemeValue.number(1.5)) == Length(1.5))
    #expect(Int(ThemeValue.number(2)) == nil)
    #expect(ThemeColor(ThemeValue.paletteColor(PaletteName(name: "tintColor"))) == nil)
  }

  @Test(
    arguments: [
      (.number(2), "2"), (.number(0.5), "0.5"), (.number(-0.25), "-0.25"),
      (.number(1e300), "1e+300"),
      (.boolean(true), "true"), (.color(ThemeColor(rgba: 0x0064_D9FF)), "#0064D9"),
      (
        .paletteColor(PaletteName(name: "tintColor", suffix: .lightConstant)),
        "tintColor_lightConstant"
      ),
      (.offset(Offset(horizontal: 0, vertical: -1)), "0, -1"),
      (.box(ThemeBox(top: 1, right: 2.5, bottom: 3, left: 4)), "1 2.5 3 4"),
      (.percentage(Percentage(30)), "30%"), (.fontName(.system(.thin)), "thinSystem"),
      (.separatorStyle(.singleLineEtched), "single-line-etched"),
      (.names(NameList(["A", "B"])), "A, B"), (.text("as is"), "as is"),
    ] as [(ThemeValue, String)])
  func descriptionIsAsInASheet(_ value: ThemeValue, _ text: String) {
    #expect(value.description == text)
  }

  @Test(
    arguments: [
      ([1], ThemeBox(top: 1, right: 1, bottom: 1, left: 1)),
      ([1, 2], ThemeBox(top: 1, right: 2, bottom: 1, left: 2)),
      ([1, 2, 3], ThemeBox(top: 1, right: 2, bottom: 3, left: 2)),
      ([1, 2, 3, 4], ThemeBox(top: 1, right: 2, bottom: 3, left: 4)),
      ([], nil), ([1, 2, 3, 4, 5], nil),
    ] as [([Double], ThemeBox?)])
  func boxShorthandIsThatOfCSS(_ numbers: [Double], _ box: ThemeBox?) {
    #expect(ThemeBox(numbers) == box)
  }

  @Test func textStylesHaveTwoNames() {
    for style in FontStyle.all {
      #expect(FontStyle(style.name) == style)
      #expect(FontStyle(style.constantName) == style)
    }
    #expect(FontStyle("UIFontTextStyleBody") == .body)
    #expect(FontStyle("KPI")?.pointSize == 36)
    #expect(FontStyle("kpi") == nil)
    #expect(FontStyle("Body") == nil)
    #expect(FontStyle("") == nil)
    #expect(Set(FontStyle.all).count == 17)
  }

  @Test func systemFontsHaveNames() {
    for weight in FontName.Weight.allCases {
      #expect(FontName(weight.rawValue) == .system(weight))
    }
    #expect(FontName("boldsystem") == .postScript("boldsystem"))
    #expect(FontName("") == nil)
  }

  @Test(
    arguments: [
      ("tintColor", PaletteName(name: "tintColor")),
      ("negative_darkBackground", PaletteName(name: "negative", suffix: .darkBackground)),
      ("tintColor_deviceInverse", PaletteName(name: "tintColor", suffix: .deviceInverse)),
      ("tintColor_dark", nil), ("tintColor_", nil), ("_darkBackground", nil), ("", nil),
    ] as [(String, PaletteName?)])
  func paletteNameHasOptionalSuffix(_ text: String, _ name: PaletteName?) {
    #expect(PaletteName(text) == name)
    #expect(name.map(\.description) ?? text == text)
  }

  @Test func everyContextHasItsSuffix() {
    #expect(Set(PaletteContext.all).count == 8)
    for context in PaletteContext.all {
      #expect(PaletteName.Suffix(context).context == context)
      #expect(context.inverse.inverse == context)
    }
  }
}

extension ThemeValue {
  /// The type of the value.
  var type: ValueType {
    switch self {
    case .boolean: .boolean
    case .integer: .integer
    case .number: .number
    case .color, .paletteColor: .color
    case .offset: .offset
    case .size: .size
    case .box: .box
    case .length: .length
    case .percentage: .percentage
    case .fontStyle: .fontStyle
    case .fontName: .fontName
    case .image: .image
    case .borderStyle: .borderStyle
    case .separatorStyle: .separatorStyle
    case .textAlignment: .textAlign
    case .verticalAlignment: .verticalAlign
    case .horizontalAlignment: .horizontalAlign
    case .keyboardAppearance: .keyboardAppearance
    case .textTransform: .textTransform
    case .names: .classNameList
    case .text: .unknown
    }
  }
}
