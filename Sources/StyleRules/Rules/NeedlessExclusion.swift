import StyleSheet

extension Rule {
  static let needlessExclusion = Rule(
    id: "needless-exclusion", .hygiene, .information,
    summary: "an exclusion list names 'none' or a misspelled class, which excludes nothing",
    rationale: """
      'exclude-views' and 'exclude-subviews' take the names of view classes. No class has the name \
      'none', and without the list nothing is excluded either. A name of UIKit's in the wrong case \
      is no class either.
      """,
    source: "NUI 744a36f, NUIRenderer",
    examples: [
      "Button { exclude-views: UIAlertButton; }",
      """
      Button { exclude-views: none; font-size: 17; }
                              ^^^^ remark[needless-exclusion]: there is no class 'none' to exclude
      """,
      """
      Label { font-size: 17; }
      Button { exclude-views: UIAlertButton, UIcontrol; }
                                             ^^^^^^^^^ warning[needless-exclusion]: no class is called 'UIcontrol', so it excludes nothing; did you mean 'UIControl'?
      """,
      """
      Label { font-size: 17; }
      Button { exclude-views: UITabelView, UIStatusView; }
                              ^^^^^^^^^^^ warning[needless-exclusion]: UIKit has no class 'UITabelView'; did you mean 'UITableView'?
      """,
      """
      Label { font-size: 17; }
      Button {
        exclude-subviews: UITableViewCell, none;
                                           ^^^^ remark[needless-exclusion]: there is no class 'none' to exclude
      }
      """,
    ],
    fixChangesTheme: true
  ) { inspection, report in
    let sheet = inspection.sheet
    let names = inspection.traits.set(of: exclusions)
    guard !names.isEmpty else { return }
    inspection.eachDeclaration { row, _ in
      guard names.contains(row.name) else { return }
      let tokens = sheet.valueTokens(of: row.element)
      for token in tokens {
        let name = sheet.source[token]
        guard let (right, isCertain) = viewClass(meantBy: name, &report.speller) else { continue }
        let verdict: Message =
          isCertain
          ? "no class is called '\(name)', so it excludes nothing"
          : "UIKit has no class '\(name)'"
        let near = Suggestion.Match.certain(right)
        report(
          as: .warning,
          Finding(at: token, verdict + Speller.question(near))
            .fixIt(writing: near, as: .unsafe, at: token))
      }
      guard let none = tokens.first(where: { sheet.source[$0] == "none" }) else { return }
      let said = Finding(at: none, "there is no class 'none' to exclude")
      report(
        said.fixIt(
          // An earlier rule of the class may exclude something, which this declaration resets.
          "remove it", as: .unsafe,
          ifAny: tokens.count == 1 ? sheet.removal(ofNode: row.element) : nil))
    }
  }

  private static let exclusions = NameSet(["exclude-views", "exclude-subviews"])

  /// Returns the class of UIKit that differs from `name` only in case, which is certain, or by a
  /// slip; nil if there is none.
  private static func viewClass(
    meantBy name: String, _ speller: inout Speller
  ) -> (name: String, isCertain: Bool)? {
    guard name.utf8.count < 40 else { return nil }
    if let right = viewClasses[name.lowercased()] { return right == name ? nil : (right, true) }
    guard name.hasPrefix("UI") || name.hasPrefix("WK") else { return nil }
    let near = speller.nearest(to: name, on: .few("classes of UIKit")) {
      WordShelf(viewClasses.values.sorted())
    }
    // Another class may differ by a digit or a word.
    return near?.isSafe == true ? near?.only.map { ($0, false) } : nil
  }

  // Source: UIKit, Views and Controls.
  private static let viewClasses = Dictionary(
    uniqueKeysWithValues: [
      "UIActionSheet", "UIActivityIndicatorView", "UIAlertView", "UIButton", "UICollectionView",
      "UICollectionViewCell", "UIControl", "UIDatePicker", "UIImageView", "UILabel",
      "UINavigationBar", "UIPageControl", "UIPickerView", "UIProgressView", "UIRefreshControl",
      "UIScrollView", "UISearchBar", "UISegmentedControl", "UISlider", "UIStackView", "UIStepper",
      "UISwitch", "UITabBar", "UITableView", "UITableViewCell", "UITableViewHeaderFooterView",
      "UITextField", "UITextView", "UIToolbar", "UIView", "UIVisualEffectView", "UIWebView",
      "UIWindow", "WKWebView",
    ].map { ($0.lowercased(), $0) })
}
