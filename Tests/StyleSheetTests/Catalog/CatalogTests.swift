import Testing

@testable import StyleSheet

/// Invariants of all tables.
@Suite struct CatalogTableTests {
  let catalog = Catalog.all

  @Test func everyEntryHasASourceAndAName() {
    for entry in catalog.entries {
      #expect(!entry.source.isEmpty, "\(entry.className)")
      #expect(!entry.component.isEmpty, "\(entry.className)")
      if entry.certainty != .conflicting {
        #expect(entry.className.hasPrefix(entry.prefix), "\(entry.className)")
      }
      #expect(!entry.className.contains(" "), "\(entry.className)")
    }
  }

  @Test(arguments: [
    ("UIView", "View"), ("UISegmentedControl", "SegmentedControl"), ("UIButton", "Button"),
    ("UIBarButtonItem", "BarButton"), ("FUIRatingControl", "fdlFUIRatingControl"),
    ("UINothing", nil),
  ]) func classOfAControlHasItsName(_ control: String, _ className: String?) {
    #expect(catalog.className(ofControl: control) == className)
  }

  @Test func classesAreUniquePerPage() {
    var seen: Set<[String]> = []
    for entry in catalog.entries {
      let page = [entry.component, entry.className, entry.kind.rawValue, entry.family.rawValue]
      #expect(seen.insert(page).inserted, "\(page)")
    }
  }

  @Test func spellingsAreUniquePerClass() {
    for entry in catalog.entries {
      let spellings = entry.properties.flatMap(\.spellings)
      #expect(Set(spellings).count == spellings.count, "\(entry.className)")
    }
  }

  @Test func spellingsMatchTheirRowAndVariant() {
    for entry in catalog.entries {
      for row in entry.properties {
        #expect(row.match(row.name) == PropertyRow.Match(row: row, variant: nil))
        for variant in row.variants {
          let spelling = "\(row.name)-\(variant.name)"
          #expect(row.match(spelling) == PropertyRow.Match(row: row, variant: variant))
          #expect(catalog.property(spelling, at: entry.className) != nil)
        }
      }
    }
  }

  /// A note names the origin of undocumented rows.
  @Test func inferredAndConflictingRowsHaveNotes() {
    let doubtful: Set<Certainty> = [.inferred, .conflicting]
    for entry in catalog.entries {
      if doubtful.contains(entry.certainty) { #expect(entry.note != nil, "\(entry.className)") }
      for row in entry.properties {
        let isDoubtful =
          doubtful.contains(row.certainty)
          || row.variants.contains { doubtful.contains($0.certainty) }
        if isDoubtful {
          #expect(row.note ?? entry.note != nil, "\(entry.className) \(row.name)")
        }
      }
    }
  }

  @Test func parentClassesExist() {
    for parent in catalog.entries.compactMap(\.inherits) {
      #expect(catalog.entry(for: parent) != nil, "\(parent)")
    }
  }

  @Test func aliasesAreNotClassNames() {
    for alias in catalog.entries.flatMap(\.aliases) {
      #expect(catalog.entry(for: alias) == nil, "\(alias)")
    }
  }
}

@Suite struct CatalogTests {
  let catalog = Catalog.all

  @Test func ratingControlMatchesItsPage() throws {
    let entry = try #require(catalog.entry(for: "fdlFUIRatingControl"))
    #expect(entry.component == "FUIRatingControl")
    #expect(entry.kind == .ratingControl)
    #expect(entry.certainty == .documented)
    #expect(
      entry.properties.map(\.name)
        == ["on-color", "off-color", "half-color", "on-image", "off-image", "half-image"])

    let onColor = try #require(entry.properties.first)
    #expect(onColor.type == .color)
    #expect(
      onColor.variants == [
        PropertyRow.Suffix(name: "standard", certainty: .documented),
        PropertyRow.Suffix(name: "accented", certainty: .documented),
        PropertyRow.Suffix(name: "editable", certainty: .inferred),
        PropertyRow.Suffix(name: "editable-disabled", certainty: .documented),
      ])
    #expect(entry.properties.last?.since == "25.08")
  }

  @Test(arguments: [
    ("fdlFUIRatingControlFormCell_subtitle", "font-color"),
    ("fdlFUIRatingControlFormCell_subtitle", "font-style"),
    ("fdlFUIRatingControlFormCell_ratingControl", "half-color-accented"),
    ("fdlFUIRatingControlFormCell_ratingControl", "half-image"),
    ("fdlFUIRatingControlFormCell_ratingControl", "on-color-editable"),
    ("fdlFUIRatingControl_trailing_label", "font-size"),
  ])
  func unlistedPropertiesAreInferred(_ className: String, _ spelling: String) {
    #expect(catalog.property(spelling, at: className)?.certainty == .inferred)
  }

  @Test(
    arguments: [
      ("fdlFUIRatingControl", "on-color", "on-color", nil),
      ("fdlFUIRatingControl", "on-color-editable-disabled", "on-color", "editable-disabled"),
      ("fdlFUIRatingControl", "on-color-loud", nil, nil),
      ("fdlFUIRatingControl", "on-colors", nil, nil),
      ("fdlFUIRatingControl", "on-color-", nil, nil),
      ("fdlFUIRatingControl", "on", nil, nil),
      ("fdlFUIRatingControl", "", nil, nil),
      ("fdlFUINothing", "on-color", nil, nil),
      ("TableCell", "background-color-top-selected", "background-color-top", "selected"),
      ("TableCell", "background-color-selected", "background-color", "selected"),
      (
        "Button", "background-image-selected-disabled-insets",
        "background-image-selected-disabled-insets", nil
      ),
      ("fdlFUIKeyValueFormCell_valueText", "font-style-disabled", "font-style", "disabled"),
      ("fdlFUIKeyValueFormCell_valueText", "font-color", "font-color", nil),
      ("BarButtonBack", "background-color-highlighted", "background-color", "highlighted"),
      ("SearchBarScopeBar", "divider-color", "divider-color", nil),
      ("TextView", "corner-radius", "corner-radius", nil),
      ("Label", "exclude-views", "exclude-views", nil),
      ("Slider", "thumb-image-insets", "<image>-insets", nil),
      ("Slider", "thumb-tint-color-insets", nil, nil),
      ("View", "background-image-insets", nil, nil),
    ] as [(String, String, String?, String?)])
  func spellingsAreSplitIntoNameAndVariant(
    _ className: String, _ spelling: String, _ name: String?, _ variant: String?
  ) {
    let match = catalog.property(spelling, at: className)
    #expect(match?.row.name == name)
    #expect(match?.variant?.name == variant)
  }

  @Test(
    arguments: [
      ("fdlFUIRatingControl", "fdlFUIRatingControl", nil),
      ("fdlFUIRatingControl_leading_label", "fdlFUIRatingControl", "leading_label"),
      ("fdlFUIRatingControlFormCell_title", "fdlFUIRatingControlFormCell", "title"),
      ("fdlFUIRatingControl_some_thing_new", "fdlFUIRatingControl", "some_thing_new"),
      ("fdlFontStyle_body", "fdlFontStyle", "body"),
      ("FUISliderFormView_slider", "FUISliderFormView", "slider"),
      ("my_own_class", nil, nil), ("fdlFUINothing_title", nil, nil), ("_", nil, nil),
      ("", nil, nil),
    ] as [(String, String?, String?)])
  func classNamesAreSplit(_ className: String, _ prefix: String?, _ part: String?) {
    let parts = catalog.parts(of: className)
    #expect(parts?.prefix == prefix && parts?.part == part)
  }

  @Test(
    arguments: [
      ("fdlFUISliderFormView", "FUISliderFormView"),
      ("fdlFUISliderFormView_title", "FUISliderFormView_title"),
      ("fdlFUISwitchCollectionViewCell", "fdlFUISwitchFormCell"),
      ("fdlFUISwitchCollectionViewCell_title", "fdlFUISwitchFormCell_title"),
      ("fdlFUIOrderPickerFormItemCell_title", "fdlFUIOrderPickerFormItemView_title"),
      ("fdlFUIInlineSignatureFormCell", "fdlFUIInlineSignatureFormView"),
      ("fdlFUIInlineValidationView_separator", "fdlFUIInlineValidationView_separatorView"),
      ("fdlFUIObjectTableViewCell_headlineLabel", "fdlFUIObjectView_headlineLabel"),
      ("fdlFUIRatingControl", nil),
    ] as [(String, String?)])
  func regularNamesResolveToIrregularNames(_ regular: String, _ name: String?) {
    #expect(catalog.canonicalName(for: regular) == name)
  }

  @Test(
    arguments: [
      ("MyCellDetail", "MyCell", "TableCellDetail"),
      ("MyCellContentView", "MyCell", "TableCellContentView"),
      ("MyBarScopeBar", "MyBar", "SearchBarScopeBar"),
      ("Detail", nil, nil), ("MyCell", nil, nil),
    ] as [(String, String?, String?)])
  func companionsOfAClassAreFound(_ name: String, _ base: String?, _ companion: String?) {
    let derivation = catalog.derivation(of: name)
    #expect(derivation?.base == base)
    #expect(derivation?.entry.className == companion)
  }

  @Test func classOnTwoPagesHasThePropertiesOfBoth() {
    #expect(catalog.entries(for: "fdlFUIKeyValueFormCell_valueText").count == 3)
    #expect(catalog.entries(for: "NavigationBar").map(\.family) == [.nui, .fiori])
    #expect(catalog.property("bar-tint-color", at: "NavigationBar")?.certainty == .documented)
    #expect(catalog.entries(for: "nothing").isEmpty)
    #expect(catalog.rows(at: "nothing").isEmpty)
  }

  @Test func classesWithAPropertyAreFound() {
    #expect(
      catalog.classNames(with: "minimum-track-color-disabled") == ["FUISliderFormView_slider"])
    #expect(catalog.classNames(with: "half-color").prefix(1) == ["fdlFUIRatingControl"])
    #expect(catalog.classNames(with: "no-such").isEmpty)
  }

  @Test func spellingsAreUniqueAndSorted() {
    let words = catalog.spellings
    #expect(words == words.sorted())
    #expect(Set(words).count == words.count)
    #expect(words.contains("on-color-editable-disabled"))
    #expect(!words.contains { $0.contains("<") })
  }

  @Test func rowsCanAddWordsToTheirType() {
    #expect(
      catalog.property("text-align", at: "Button")?.row.words == [
        "left", "center", "right", "fill",
      ]
    )
    #expect(catalog.property("text-align", at: "Label")?.row.words == ["left", "center", "right"])
  }
}
