import StyleSheet
import StyleRules

/// The result of renaming a variable or a class.
package enum Renaming: Hashable, Sendable {
  /// The places to replace with a new name, a warning without which an editor must not change them,
  /// and a note on the classes that keep their names.
  case edits([SheetLocation], newName: String, warning: String?, note: String?)
  /// The message that explains why the name cannot be changed.
  case refused(String)

  /// The variable or class that can be renamed.
  package struct Target: Hashable, Sendable {
    package let thing: NamedThing
    /// Byte offsets of the name, including the `@` of a variable.
    package let range: Range<Int>
    /// The warning for a class of a vendor, or for a variable while an imported sheet cannot be read;
    /// the author should confirm it.
    package let warning: String?

    /// The reason why the name is fixed; nil if it is not.
    package var refusal: String? {
      guard thing.kind == .variable, thing.name.isPaletteKey else { return nil }
      return "'\(thing.name)' overrides a color of the palette, which has a fixed name"
    }
  }
}

extension EditedSheet {
  /// Returns the variable or class at an offset; nil if none can be renamed there.
  package func renamingTarget(at offset: Int) -> Renaming.Target? {
    guard let place = place(at: offset), let thing = NamedThing(place) else { return nil }
    return Renaming.Target(thing: thing, range: place.range, warning: warning(for: thing))
  }

  /// Renames the variable or class at an offset in all sheets that share it; the new name of a
  /// variable may be given without its `@`.
  package func renaming(at offset: Int, to name: String) -> Renaming {
    guard let target = renamingTarget(at: offset) else {
      return .refused("there is no variable or class here")
    }
    let thing = target.thing
    let name = thing.kind == .variable && !name.hasPrefix("@") ? "@\(name)" : name
    let places = uses(of: thing).map(\.location)
    guard name != thing.name else { return .edits([], newName: name, warning: nil, note: nil) }
    if let refusal = target.refusal ?? refusal(of: name, for: thing) { return .refused(refusal) }
    let warnings = [target.warning, warning(forNew: name, of: thing)].compactMap { $0 }
    return .edits(
      places, newName: name, warning: warnings.isEmpty ? nil : warnings.joined(separator: "; "),
      note: noteOnDerivedNames(of: thing))
  }

  /// Returns the note on the classes of the sheets that NUI derives from a class.
  ///
  /// They may also be classes of their own.
  ///
  /// Source: NUI 744a36f, NUIRenderer.
  private func noteOnDerivedNames(of thing: NamedThing) -> String? {
    guard thing.kind == .className else { return nil }
    let derived = ["ContentView", "Detail", "ScopeBar"].map { thing.name + $0 }
      .filter { !uses(of: NamedThing(.className, $0)).isEmpty }
    guard !derived.isEmpty else { return nil }
    let names = derived.map { "'\($0)'" }.joined(with: "and")
    let end = derived.count == 1 ? "keeps its name" : "keep their names"
    return "\(names), which NUI reads for parts of '\(thing.name)', \(end)"
  }

  /// Returns the warning for a keyword of another engine, and for the name of a vendor's class.
  private func warning(forNew name: String, of thing: NamedThing) -> String? {
    let keywords = findingsOfKeywords(in: Self.sheet(naming: name, as: thing.kind))
    if let keyword = keywords.diagnostics.first { return keyword.message }
    guard thing.kind == .className, isVendors(name) else { return nil }
    return "'\(name)' is a class of the vendor: the sheet then styles every element of that class"
  }

  private func isVendors(_ className: String) -> Bool {
    catalog.entry(for: className).map { $0.family != .app } ?? false
  }

  /// Returns the reason why a name is not possible; nil if it is.
  private func refusal(of name: String, for thing: NamedThing) -> String? {
    guard isValid(name, as: thing.kind) else {
      switch thing.kind {
      case .variable: return "'\(name)' is not the name of a variable"
      case .className: return "'\(name)' is not the name of a class"
      }
    }
    if thing.kind == .variable, name.isPaletteKey {
      return "'\(name)' would override a color of the palette"
    }
    guard !uses(of: NamedThing(thing.kind, name)).isEmpty else { return nil }
    // A variable without a definition is a misspelling of the one that has it.
    return isDefined(thing) ? "'\(name)' exists already" : nil
  }

  private func isDefined(_ thing: NamedThing) -> Bool {
    uses(of: thing).contains { $0.kind == .definition }
  }

  /// True if every target reads a name as one name.
  private func isValid(_ name: String, as kind: NamedThing.Kind) -> Bool {
    let sheet = Self.sheet(naming: name, as: kind)
    let isRead =
      switch kind {
      case .variable: sheet.definitions.map(\.name) == [name] && name != "@import"
      case .className:
        sheet.rules.map { $0.selectors.map(\.name) } == [[name]] && !sheet.hasPathSelectors
          // A view of the class 'none' has no style.
          && name != "and" && name != "none" && !name.hasPrefix("#")
      }
    return isRead && sheet.tree.problems.isEmpty
      && !findingsOfKeywords(in: sheet).contains(atLeast: .error)
  }

  private static func sheet(naming name: String, as kind: NamedThing.Kind) -> Sheet {
    Sheet(parsing: SourceText(kind == .variable ? "\(name): 1;" : "\(name) { a: 1; }"))
  }

  private func findingsOfKeywords(in sheet: Sheet) -> Findings {
    sheet.findings(for: settings.dialects, rules: Rule.all.filter { $0.id == "reserved-prefix" })
  }

  private func warning(for thing: NamedThing) -> String? {
    switch thing.kind {
    case .className:
      guard isVendors(thing.name) else { return nil }
      return
        "'\(thing.name)' is a class of the vendor: under another name the sheet no longer styles it"
    case .variable:
      let imports = members(sharing: .variable).lazy.map { project.members[$0].imports }
      guard settings.dialects.contains(where: \.imports.isFollowed),
        imports.contains(where: { $0.contains(nil) })
      else { return nil }
      let (use, effect) =
        isDefined(thing)
        ? ("used", "it keeps the old name there")
        : ("defined", "its uses here then lose that value")
      return "'\(thing.name)' may be \(use) in an imported sheet that cannot be read: \(effect)"
    }
  }
}
