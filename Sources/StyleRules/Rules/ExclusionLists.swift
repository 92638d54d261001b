import StyleSheet

// Lists of the classes that a rule excludes.

extension Rule {
  static let malformedList = Rule(
    id: "malformed-list", .value, .warning,
    summary: "a list of classes has a comma too few or too many, or a parenthesis",
    rationale: """
      NUI splits such a list only at a comma between two names: it reads two names with a blank \
      between them as one name, and a comma at the end as a part of the name before it. No class has \
      such a name, so nothing is excluded.
      """,
    source: "NUI 744a36f, NUIRenderer; issues 224 and 269",
    examples: """
      Button { exclude-views: UIAlertButton, OrderButton; }
      ---
      Button { exclude-views: UIAlertButton OrderButton; }
                              ^^^^^^^^^^^^^^^^^^^^^^^^^ warning[malformed-list]: these are taken for one name: expected ',' between two
      ---
      @containers: UITableViewCell UIAlertView, UISearchBar;
                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[malformed-list]: these are taken for one name: expected ',' between two
      Button { exclude-subviews: @containers; }
      Label { exclude-subviews: @containers; }
      ---
      Button { exclude-views: UIToolbar,; exclude-subviews: (UITableViewCell); }
                                       ^ warning[malformed-list]: this ',' is taken for a part of a name
                                                            ^ warning[malformed-list]: this '(' is taken for a part of a name
      """,
    fixChangesTheme: true
  ) { inspection, report in
    let names = inspection.traits.set(of: exclusions)
    guard !names.isEmpty else { return }
    let sheet = inspection.sheet
    var seen: Set<UInt32> = []
    inspection.eachDeclaration { row, _ in
      guard names.contains(row.name), let (value, origin) = inspection.resolved(row),
        value.kind == .list, seen.insert(origin).inserted,
        inspection.propertySwallowed(in: origin) == nil
      else { return }
      let list = ExclusionList(
        kinds: sheet.components[value.items].map(\.kind), ranges: sheet.valueTokens(of: origin))
      if let finding = Finding.malformedList(list, in: sheet) { report(finding) }
    }
  }

  static let needlessExclusion = Rule(
    id: "needless-exclusion", .hygiene, .information,
    summary: "an exclusion list names 'none' or a misspelled class, which excludes nothing",
    rationale: """
      'exclude-views' and 'exclude-subviews' take the names of view classes. No class has the name \
      'none', and without the list nothing is excluded either. A name of UIKit's in the wrong case \
      is no class either.
      """,
    source: "NUI 744a36f, NUIRenderer",
    examples: """
      Button { exclude-views: UIAlertButton; }
      ---
      Button { exclude-views: none; font-size: 17; }
                              ^^^^ remark[needless-exclusion]: there is no class 'none' to exclude
      ---
      Label { font-size: 17; }
      Button { exclude-views: UIAlertButton, UIcontrol; }
                                             ^^^^^^^^^ warning[needless-exclusion]: no class is called 'UIcontrol', so it excludes nothing; did you mean 'UIControl'?
      ---
      Label { font-size: 17; }
      Button { exclude-views: UITabelView, UIStatusView; }
                              ^^^^^^^^^^^ warning[needless-exclusion]: UIKit has no class 'UITabelView'; did you mean 'UITableView'?
      ---
      @inner: UILable;
              ^^^^^^^ warning[needless-exclusion]: UIKit has no class 'UILable'; did you mean 'UILabel'?
      View { exclude-views: @inner; }
      Table { exclude-subviews: @inner; }
      ---
      Button { exclude-views: #336699; }
                              ^^^^^^^ warning[needless-exclusion]: no class is called '#336699', so it excludes nothing
      Label { exclude-views: UIButton, 12; }
                                       ^^ warning[needless-exclusion]: no class is called '12', so it excludes nothing
      ---
      Label { font-size: 17; }
      Button {
        exclude-subviews: UITableViewCell, none;
                                           ^^^^ remark[needless-exclusion]: there is no class 'none' to exclude
      }
      """,
    fixChangesTheme: true
  ) { inspection, report in
    let sheet = inspection.sheet
    let names = inspection.traits.set(of: exclusions)
    guard !names.isEmpty else { return }
    var seen: Set<UInt32> = []
    inspection.eachDeclaration { row, _ in
      guard names.contains(row.name) else { return }
      let origin = inspection.resolved(row)?.1 ?? row.element
      guard seen.insert(origin).inserted else { return }
      let tokens = sheet.valueTokens(of: origin)
      for token in tokens {
        let name = sheet.source[token]
        guard let wrong = WrongClass(name, &report.speller) else { continue }
        // Behind another word, a value belongs to a declaration without its ';' before it.
        let isItem = sheet.source.sign(before: token.lowerBound).map(":,".utf8.contains) == true
        guard wrong != .value || isItem else { continue }
        report(as: .warning, .wrongClass(wrong, named: name, at: token))
      }
      guard let none = tokens.first(where: { sheet.source[$0] == "none" }) else { return }
      let said = Finding(at: none, "there is no class 'none' to exclude")
      report(
        said.fixIt(
          // An earlier rule of the class may exclude something, which this declaration resets.
          "remove it", as: .unsafe,
          ifAny: tokens.count == 1 && origin == row.element
            ? sheet.removal(ofNode: row.element) : nil))
    }
  }

  private static let exclusions = NameSet(["exclude-views", "exclude-subviews"])
}

/// A name in an exclusion list that is the name of no class.
private enum WrongClass: Equatable {
  /// A color or a number.
  case value
  /// A class of UIKit in another case.
  case otherCase(of: String)
  /// A class of UIKit with a slip.
  case slip(of: String)

  /// Creates the fault of a name; nil if it may be that of a class.
  init?(_ name: String, _ speller: inout Speller) {
    guard name.utf8.count < 40, let first = name.utf8.first else { return nil }
    if first.isDigit || first == UInt8(ascii: "#") {
      self = .value
    } else if let right = Self.viewClasses[name.lowercased()] {
      guard right != name else { return nil }
      self = .otherCase(of: right)
    } else {
      guard name.hasPrefix("UI") || name.hasPrefix("WK") else { return nil }
      let near = speller.nearest(to: name, on: "classes of UIKit") {
        WordShelf(Self.viewClasses.values.sorted())
      }
      // Another class may differ by a digit or a word.
      guard near?.isSafe == true, let right = near?.only else { return nil }
      self = .slip(of: right)
    }
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

private struct ExclusionList {
  let kinds: [Component.Kind]
  let ranges: [Range<Int>]

  /// The index of the first of two names without a comma between them; nil if there is none.
  var firstUnseparated: Int? {
    kinds.indices.dropLast().first { kinds[$0] == .word && kinds[$0 + 1] == .word }
  }

  var strayCommas: [Int] {
    kinds.indices.filter {
      kinds[$0] == .comma && ($0 == 0 || $0 + 1 == kinds.count || kinds[$0 - 1] == .comma)
    }
  }

  var parentheses: [Int] {
    kinds.indices.filter { kinds[$0] == .leftParenthesis || kinds[$0] == .rightParenthesis }
  }

  /// True if a token can be removed without joining two names.
  func isAtEdge(_ index: Int) -> Bool {
    index == 0 || index + 1 == kinds.count || kinds[index - 1] == .comma
      || kinds[index + 1] == .comma
  }
}

extension Finding {
  fileprivate static func wrongClass(
    _ wrong: WrongClass, named name: String, at range: Range<Int>
  ) -> Self {
    let noClass = Finding(at: range, "no class is called '\(name)', so it excludes nothing")
    switch wrong {
    case .value: return noClass
    case .otherCase(let right): return noClass.suggesting(.certain(right), as: .unsafe, at: range)
    case .slip(let right):
      return Finding(at: range, "UIKit has no class '\(name)'")
        .suggesting(.certain(right), as: .unsafe, at: range)
    }
  }

  /// Reports the first two names without a comma, or else the first stray comma or parenthesis.
  fileprivate static func malformedList(_ list: ExclusionList, in sheet: Sheet) -> Self? {
    if let first = list.firstUnseparated {
      return Finding(
        at: list.ranges[first].lowerBound..<list.ranges[first + 1].upperBound,
        "these are taken for one name: expected ',' between two"
      )
      .fixIt("insert ','", as: .safe, .insert(",", at: list.ranges[first].upperBound))
    }
    let strays = list.strayCommas.isEmpty ? list.parentheses : list.strayCommas
    guard let first = strays.first else { return nil }
    let text = sheet.source[list.ranges[first]]
    let found = Finding(at: list.ranges[first], "this '\(text)' is taken for a part of a name")
    guard strays.allSatisfy(list.isAtEdge), list.kinds.contains(.word) else { return found }
    return found.fixIt(
      list.strayCommas.isEmpty ? "remove the parentheses" : "remove the stray commas", as: .safe,
      strays.map { .remove(list.ranges[$0]) })
  }
}
