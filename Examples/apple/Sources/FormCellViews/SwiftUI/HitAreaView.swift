import FormCellModel
import SwiftUI

/// An area of a cell that follows touches and pointers.
struct HitAreaView: View {
  let area: HitArea
  let direction: ReadingDirection
  let send: (CellInput) -> Bool

  /// True while the gesture continues; the system also resets it when it cancels the gesture.
  @GestureState private var isTouched = false
  /// True until the cell knows that the touch is over.
  @State private var isTracked = false

  var body: some View {
    switch area.purpose {
    case .activate, .edit:
      surface.onTapGesture { _ = send(.activate(.pointer)) }.placed(in: area.frame)
    case .choose(let place):
      surface.onTapGesture { _ = send(.tapOption(place)) }.placed(in: area.frame)
    case .adjust:
      surface
        .gesture(drag)
        .onChange(of: isTouched) { _, isTouched in
          if !isTouched { end(.touchCancelled) }
        }
        .onContinuousHover { phase in
          switch phase {
          case .active(let location):
            if let point = point(location) { _ = send(.hoverMoved(point)) }
          case .ended: _ = send(.hoverEnded)
          }
        }
        .placed(in: area.frame)
    }
  }

  private var surface: some View {
    Color.clear.frame(width: area.frame.width, height: area.frame.height)
      .contentShape(Rectangle())
  }

  private var drag: some Gesture {
    DragGesture(minimumDistance: 0)
      .updating($isTouched) { _, isTouched, _ in isTouched = true }
      .onChanged { value in
        let time = value.time.timeIntervalSinceReferenceDate
        guard let point = point(value.location, time: time) else { return }
        _ = send(isTracked ? .touchMoved(point) : .touchBegan(point))
        isTracked = true
      }
      .onEnded { _ in end(.touchEnded) }
  }

  private func end(_ input: CellInput) {
    guard isTracked else { return }
    isTracked = false
    _ = send(input)
  }

  private func point(_ location: CGPoint, time: Double? = nil) -> CellPoint? {
    CellPoint(
      x: area.frame.x + location.x, y: area.frame.y + location.y, in: area, direction, time: time)
  }
}
