extension Catalog {
  /// The class name prefixes by component, for components with another name.
  ///
  /// Not part of the other words, because it reads every entry and is rarely needed.
  ///
  /// Of several classes of a component, the one whose name is in the component's: `SegmentedControl`
  /// and not `SearchBarScopeBar` for `UISegmentedControl`.
  private static let prefixesOfControls = Dictionary(
    grouping: all.entries.filter { $0.component != $0.prefix && $0.prefix != "*" }, by: \.component
  ).compactMapValues { entries in
    (entries.first { $0.component.dropFirst(2).hasPrefix($0.prefix) } ?? entries.first)?.prefix
  }

  /// Returns the class for a vendor's type name, with or without a part: `BarButton` for
  /// `UIBarButtonItem`, `fdlFUIRatingControl` for `FUIRatingControl`; nil for other names.
  package func className(ofControl name: String) -> String? {
    guard name.hasPrefix("UI") || name.hasPrefix("FUI"), !hasClass(name) else { return nil }
    let control = name.beforeUnderscore
    let prefix = Self.prefixesOfControls[String(control)] ?? "fdl\(control)"
    let right = prefix + name.dropFirst(control.count)
    return hasClass(right) || UnpublishedComponents.have(right) ? right : nil
  }

  /// Returns a class of SAP's with the component's name that SAP's pages print, for one that
  /// follows the naming rule: `FUISliderFormView_titel` for `fdlFUISliderFormView_titel`; nil for
  /// other names.
  package func className(printedFor name: String) -> String? {
    let front = name.beforeUnderscore
    let id = index.names.find(String(front))
    guard id != NameTable.none, index.canonical(id) != id else { return nil }
    return index.names.text(of: index.canonical(id)) + name.dropFirst(front.count)
  }

  /// Returns the class of SAP's for a name without its letters `FUI`: `fdlFUIRatingControl` for
  /// `fdlRatingControl`; nil for other names.
  package func className(lackingFUI name: String) -> String? {
    guard name.hasPrefix("fdl"), !hasClass(name) else { return nil }
    let full = "fdlFUI" + String(name.dropFirst(3))
    return hasClass(full) || UnpublishedComponents.have(full) ? full : nil
  }

  /// Returns the class of which a name with a dot, as a selector of CSS has, is a part or a kind:
  /// `fdlFUISwitchFormCell_title` for `fdlFUISwitchFormCell.title`, and `Button` for
  /// `Button.primary`.
  ///
  /// Nil for a name without a dot, or with no class that the engine styles before it.
  package func className(dottedAs name: String, for dialect: Dialect) -> String? {
    guard name.utf8.contains(UInt8(ascii: ".")), !hasClass(name) else { return nil }
    let front = String(name.prefix { $0 != "." })
    guard let entry = entry(for: front), dialect.styles(entry.family) else { return nil }
    return className(joining: name) ?? front
  }

  /// Returns the class whose name has the words of a selector, joined by `_`:
  /// `fdlFUISwitchFormCell_title` for `fdlFUISwitchFormCell > .title`; nil if there is none.
  package func className(joining selector: String) -> String? {
    let words = selector.split { " \t>:.#".contains($0) }
    let name = words.joined(separator: "_")
    return words.count > 1 && hasClass(name) ? name : nil
  }

  private func hasClass(_ name: String) -> Bool { entry(for: name) != nil }
}
