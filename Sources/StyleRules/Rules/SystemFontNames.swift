import StyleSheet

/// The names of the fonts of iOS, by family.
enum SystemFontNames {
  /// A family as UIKit lists it, with the PostScript names of its fonts.
  struct Family: Sendable {
    /// The family's name, with spaces.
    let name: String
    /// The PostScript names of its fonts, the regular one or the nearest to it first.
    let fonts: [String]
    /// The family's name without spaces, which is usually no font.
    let joined: String
    var isSeveralWords: Bool { joined.utf8.count < name.utf8.count }
  }

  static let families = table.utf8.split(separator: UInt8(ascii: "\n")).map(family)

  private static func family(of line: Substring.UTF8View) -> Family {
    let name = line.prefix { $0 != UInt8(ascii: ":") }
    var base: Substring.UTF8View?
    var fonts: [String] = []
    for word in line[name.endIndex...].dropFirst().split(separator: UInt8(ascii: " ")) {
      if let base, word.first == UInt8(ascii: "-") {
        fonts.append(String(Substring(base)) + String(Substring(word)))
      } else if word.last == UInt8(ascii: "*") {
        base = word.dropLast()
      } else {
        base = word
        fonts.append(String(Substring(word)))
      }
    }
    let joined = String(decoding: name.filter { $0 != UInt8(ascii: " ") }, as: UTF8.self)
    return Family(name: String(Substring(name)), fonts: fonts, joined: joined)
  }

  // Source: Apple, "System Fonts", iOS 13 to 17, and `UIFont.fontNames(forFamilyName:)` of earlier
  // systems. A word with a dash continues the last one without a dash; one with a star is not a
  // font itself.
  private static let table = """
    Academy Engraved LET: AcademyEngravedLetPlain
    Al Nile: AlNile -Bold
    American Typewriter: AmericanTypewriter -Bold -Condensed -CondensedBold -CondensedLight -Light -Semibold
    Apple Color Emoji: AppleColorEmoji
    Apple Gothic: AppleGothic
    Apple SD Gothic Neo: AppleSDGothicNeo* -Regular -Bold -ExtraBold -Heavy -Light -Medium -SemiBold -Thin -UltraLight
    Apple Symbols: AppleSymbols
    Arial: ArialMT Arial* -BoldItalicMT -BoldMT -ItalicMT
    Arial Hebrew: ArialHebrew -Bold -Light
    Arial Rounded MT Bold: ArialRoundedMTBold
    Avenir: Avenir* -Roman -Black -BlackOblique -Book -BookOblique -Heavy -HeavyOblique -Light -LightOblique -Medium -MediumOblique -Oblique
    Avenir Next: AvenirNext* -Regular -Bold -BoldItalic -DemiBold -DemiBoldItalic -Heavy -HeavyItalic -Italic -Medium -MediumItalic -UltraLight -UltraLightItalic
    Avenir Next Condensed: AvenirNextCondensed* -Regular -Bold -BoldItalic -DemiBold -DemiBoldItalic -Heavy -HeavyItalic -Italic -Medium -MediumItalic -UltraLight -UltraLightItalic
    Bangla Sangam MN: BanglaSangamMN -Bold
    Baskerville: Baskerville -Bold -BoldItalic -Italic -SemiBold -SemiBoldItalic
    Bodoni 72: BodoniSvtyTwoITCTT* -Book -Bold -BookIta
    Bodoni 72 Oldstyle: BodoniSvtyTwoOSITCTT* -Book -Bold -BookIt
    Bodoni 72 Smallcaps: BodoniSvtyTwoSCITCTT* -Book
    Bodoni Ornaments: BodoniOrnamentsITCTT
    Bradley Hand: BradleyHandITCTT* -Bold
    Chalkboard SE: ChalkboardSE* -Regular -Bold -Light
    Chalkduster: Chalkduster
    Charter: Charter* -Roman -Black -BlackItalic -Bold -BoldItalic -Italic
    Cochin: Cochin -Bold -BoldItalic -Italic
    Copperplate: Copperplate -Bold -Light
    Courier: Courier -Bold -BoldOblique -Oblique
    Courier New: CourierNewPSMT CourierNewPS* -BoldItalicMT -BoldMT -ItalicMT
    Damascus: Damascus DamascusBold DamascusLight DamascusMedium DamascusSemiBold
    Devanagari Sangam MN: DevanagariSangamMN -Bold
    Didot: Didot -Bold -Italic
    DIN Alternate: DINAlternate* -Bold
    DIN Condensed: DINCondensed* -Bold
    Diwan Mishafi: DiwanMishafi
    Euphemia UCAS: EuphemiaUCAS -Bold -Italic
    Farah: Farah
    Futura: Futura* -Medium -Bold -CondensedExtraBold -CondensedMedium -MediumItalic
    Galvji: Galvji -Bold
    Geeza Pro: GeezaPro -Bold
    Georgia: Georgia -Bold -BoldItalic -Italic
    Gill Sans: GillSans -Bold -BoldItalic -Italic -Light -LightItalic -SemiBold -SemiBoldItalic -UltraBold
    Grantha Sangam MN: GranthaSangamMN* -Regular -Bold
    Gujarati Sangam MN: GujaratiSangamMN -Bold
    Gurmukhi MN: GurmukhiMN -Bold
    Heiti J: STHeitiJ* -Light -Medium
    Heiti K: STHeitiK* -Light -Medium
    Heiti SC: STHeitiSC* -Light -Medium
    Heiti TC: STHeitiTC* -Light -Medium
    Helvetica: Helvetica -Bold -BoldOblique -Light -LightOblique -Oblique
    Helvetica Neue: HelveticaNeue -Bold -BoldItalic -CondensedBlack -CondensedBold -Italic -Light -LightItalic -Medium -MediumItalic -Thin -ThinItalic -UltraLight -UltraLightItalic
    Hiragino Kaku Gothic ProN: HiraKakuProN* -W3 -W6
    Hiragino Maru Gothic ProN: HiraMaruProN* -W4
    Hiragino Mincho ProN: HiraMinProN* -W3 -W6
    Hiragino Sans: HiraginoSans* -W3 -W5 -W6 -W7 -W8
    Hoefler Text: HoeflerText* -Regular -Black -BlackItalic -Italic
    Impact: Impact
    Iowan Old Style: IowanOldStyle* -Roman -Bold -BoldItalic -Italic
    Kailasa: Kailasa -Bold
    Kannada Sangam MN: KannadaSangamMN -Bold
    Kefa: Kefa* -Regular
    Khmer Sangam MN: KhmerSangamMN
    Kohinoor Bangla: KohinoorBangla* -Regular -Light -Semibold
    Kohinoor Devanagari: KohinoorDevanagari* -Regular -Book -Light -Medium -Semibold
    Kohinoor Gujarati: KohinoorGujarati* -Regular -Bold -Light
    Kohinoor Telugu: KohinoorTelugu* -Regular -Light -Medium
    Lao Sangam MN: LaoSangamMN
    Malayalam Sangam MN: MalayalamSangamMN -Bold
    Marion: Marion* -Regular -Bold -Italic
    Marker Felt: MarkerFelt* -Thin -Wide
    Menlo: Menlo* -Regular -Bold -BoldItalic -Italic
    Mishafi: DiwanMishafi
    Mukta Mahee: MuktaMahee* -Regular -Bold -Light
    Myanmar Sangam MN: MyanmarSangamMN -Bold
    Noteworthy: Noteworthy* -Light -Bold
    Noto Nastaliq Urdu: NotoNastaliqUrdu -Bold
    Noto Sans Kannada: NotoSansKannada* -Regular -Bold -Light
    Noto Sans Myanmar: NotoSansMyanmar* -Regular -Bold -Light
    Noto Sans Oriya: NotoSansOriya -Bold
    Optima: Optima* -Regular -Bold -BoldItalic -ExtraBlack -Italic
    Oriya Sangam MN: OriyaSangamMN -Bold
    Palatino: Palatino* -Roman -Bold -BoldItalic -Italic
    Papyrus: Papyrus -Condensed
    Party LET: PartyLetPlain
    PingFang HK: PingFangHK* -Regular -Light -Medium -Semibold -Thin -Ultralight
    PingFang SC: PingFangSC* -Regular -Light -Medium -Semibold -Thin -Ultralight
    PingFang TC: PingFangTC* -Regular -Light -Medium -Semibold -Thin -Ultralight
    Rockwell: Rockwell* -Regular -Bold -BoldItalic -Italic
    Savoye LET: SavoyeLetPlain
    Sinhala Sangam MN: SinhalaSangamMN -Bold
    Snell Roundhand: SnellRoundhand -Black -Bold
    STIX Two Math: STIXTwoMath* -Regular
    STIX Two Text: STIXTwoText -Bold -BoldItalic -Italic
    Superclarendon: Superclarendon* -Regular -Black -BlackItalic -Bold -BoldItalic -Italic -Light -LightItalic
    Symbol: Symbol
    Tamil Sangam MN: TamilSangamMN -Bold
    Telugu Sangam MN: TeluguSangamMN -Bold
    Thonburi: Thonburi -Bold -Light
    Times New Roman: TimesNewRomanPSMT TimesNewRomanPS* -BoldItalicMT -BoldMT -ItalicMT
    Trebuchet MS: TrebuchetMS -Bold -Italic Trebuchet* -BoldItalic
    Verdana: Verdana -Bold -BoldItalic -Italic
    Zapf Dingbats: ZapfDingbatsITC
    Zapfino: Zapfino
    """
}
