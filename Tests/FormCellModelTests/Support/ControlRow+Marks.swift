@testable import FormCellModel

extension ControlRow {
  /// Returns the frame of a mark in a row drawn into `frame`.
  func markFrame(_ index: Int, in frame: Frame, _ direction: ReadingDirection) -> Frame {
    PlacedRow(self, in: frame, direction).markFrame(index)
  }

  /// Returns the touch area of a mark.
  func hitFrame(
    _ index: Int, in frame: Frame, _ direction: ReadingDirection, least: Double = 0
  ) -> Frame {
    PlacedRow(self, in: frame, direction).hitFrame(index, least: least)
  }
}
