extension Catalog {
  /// What class names begin with, by what is styled, where that is another name.
  ///
  /// Apart from all other words, as it takes reading every entry, and hardly any sheet asks.
  private static let prefixesOfControls = Dictionary(
    all.entries.filter { $0.component != $0.prefix }.map { ($0.component, $0.prefix) }
  ) { first, _ in first }

  /// The class of what is styled, or of a part of it, where `name` is what the vendor's code calls that:
  /// `BarButton` for `UIBarButtonItem`, `fdlFUIRatingControl` for `FUIRatingControl`.
  ///
  /// Nil for a name that is a class itself, and for all others.
  package func className(ofControl name: String) -> String? {
    guard name.hasPrefix("UI") || name.hasPrefix("FUI"), !hasClass(name) else { return nil }
    let control = name.prefix { $0 != "_" }
    return Self.prefixesOfControls[String(control)].map { $0 + name.dropFirst(control.count) }
      .flatMap { hasClass($0) ? $0 : nil }
  }

  private func hasClass(_ name: String) -> Bool { entry(for: name) != nil }
}
