import Accessibility
import FormCellModel
import StyleSheet
import SwiftUI

/// A view that draws a form cell of any kind and sends it the events of the user.
///
/// ```swift
/// @State private var cell = RatingCell(keyName: "Service")
/// var body: some View { FormCellView($cell, theme: theme, strings: .english) }
/// ```
public struct FormCellView<Cell: InteractiveCell>: View {
  @Binding private var cell: Cell
  private let theme: Theme
  private let strings: Cell.Strings
  private let onEffect: (Cell.Effect) -> Void

  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiatesWithoutColor
  @Environment(\.legibilityWeight) private var legibilityWeight
  @State private var width = 320.0
  /// The number of ticks so far; each change is felt.
  @State private var ticks = 0
  @FocusState private var isFocused: Bool

  /// Creates a view of a cell; `onEffect` receives the effects of each event in order.
  ///
  /// The view resolves the theme for its color scheme and contrast. An app with many cells passes a
  /// theme that is resolved for them already.
  public init(
    _ cell: Binding<Cell>, theme: Theme, strings: Cell.Strings,
    onEffect: @escaping (Cell.Effect) -> Void = { _ in }
  ) {
    _cell = cell
    self.theme = theme
    self.strings = strings
    self.onEffect = onEffect
  }

  /// The items of the presentation, its hit areas, and its accessibility elements.
  public var body: some View {
    let presentation = present(cell)
    ZStack(alignment: .topLeading) {
      ForEach(Array(presentation.items.enumerated()), id: \.offset) { _, item in
        CellItemView(item: item, direction: layoutDirection)
      }
      .accessibilityHidden(true)
      CellElementsView(elements: presentation.accessibility, send: send)
      ForEach(Array(presentation.hitAreas.enumerated()), id: \.offset) { _, area in
        HitAreaView(area: area, direction: presentation.direction, send: send)
      }
      .accessibilityHidden(true)
    }
    .frame(width: width, height: presentation.size.height, alignment: .topLeading)
    .frame(minWidth: 0, maxWidth: .infinity, alignment: .topLeading)
    .background { background(of: presentation) }
    // The frames are mirrored already, and the fonts are as heavy as the user wants them.
    .environment(\.layoutDirection, .leftToRight)
    .environment(\.legibilityWeight, .regular)
    .onGeometryChange(for: Double.self, of: { $0.size.width }, action: { width = $0 })
    .animation(animation(to: presentation), value: presentation)
    .focusable(!presentation.hitAreas.isEmpty)
    .focused($isFocused)
    .onKeyPress { press in
      guard let key = ControlKey(press) else { return .ignored }
      let shift = press.modifiers.contains(.shift)
      return send(.key(key, shift: shift, presentation.direction)) ? .handled : .ignored
    }
    .onChange(of: isFocused) { _, isFocused in send(isFocused ? .focus : .blur) }
    .onChange(of: presentation.message) { _, message in announce(message) }
    .sensoryFeedback(.selection, trigger: ticks)
  }

  private func present(_ cell: Cell) -> CellPresentation {
    var environment = theme.environment
    environment.appearance = colorScheme == .dark ? .dark : .light
    environment.contrast = contrast == .increased ? .high : .normal
    let context = CellContext(
      theme.environment == environment ? theme : theme.in(environment), width: width,
      layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight, textSize: TextSize(typeSize),
      accessibility: AccessibilitySettings(
        reducesMotion: reducesMotion, boldensText: legibilityWeight == .bold,
        differentiatesWithoutColor: differentiatesWithoutColor))
    return cell.presentation(in: context, strings: strings)
  }

  @ViewBuilder
  private func background(of presentation: CellPresentation) -> some View {
    if let fill = presentation.background {
      LinearGradient(
        colors: [Color(fill.color), Color(fill.bottomColor ?? fill.color)], startPoint: .top,
        endPoint: .bottom)
    }
  }

  private func animation(to presentation: CellPresentation) -> Animation? {
    guard presentation.animation > 0 else { return nil }
    return .easeInOut(duration: presentation.animation)
  }

  /// Sends an input to the cell; returns false if the cell has no use for it.
  @discardableResult
  private func send(_ input: CellInput) -> Bool {
    var cell = cell
    guard let effects = cell.send(input) else { return false }
    self.cell = cell
    for effect in effects {
      switch Cell.response(to: effect) {
      case .tick: ticks += 1
      case .announcement: announce(present(cell).announcement)
      case .commit, nil: break
      }
      onEffect(effect)
    }
    return true
  }

  private func announce(_ words: String?) {
    if let words { AccessibilityNotification.Announcement(words).post() }
  }
}
