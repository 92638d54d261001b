/// Frames that can be searched by their heights, in about the same time for few and for many.
///
/// ```
/// band 0  ┌────┐ ┌────┐ ┌─────┐
///         └────┘ │    │ │     │
/// band 1  ┌────┐ └────┘ │     │
///         └────┘        └─────┘
/// ```
///
/// The height that all frames span is divided into as many bands as there are frames. A frame is in each
/// band that it touches.
struct FrameBands {
  private var bands: [[Frame]]
  private let top: Double
  private let height: Double

  init(_ frames: [Frame]) {
    let (top, end) = (frames.map(\.y).min() ?? 0, frames.map(\.maxY).max() ?? 0)
    self.top = top
    height = max((end - top) / Double(max(frames.count, 1)), 1)
    bands = [[Frame]](repeating: [], count: max(frames.count, 1))
    for frame in frames {
      for band in span(of: frame) { bands[band].append(frame) }
    }
  }

  /// Returns the frames that contain another one.
  func containing(_ frame: Frame) -> [Frame] {
    bands[band(of: frame.y)].filter { $0.contains(frame) }
  }

  /// True if another frame contains one of these.
  func hasFrame(inside frame: Frame) -> Bool {
    span(of: frame).contains { bands[$0].contains { frame.contains($0) } }
  }

  private func span(of frame: Frame) -> ClosedRange<Int> {
    let first = band(of: frame.y)
    return first...max(band(of: frame.maxY), first)
  }

  private func band(of y: Double) -> Int {
    let band = (y - top) / height
    return band.isFinite ? Int(min(max(band, 0), Double(bands.count - 1))) : 0
  }
}
