import FormCellModel
import StyleSheet

extension JSONText {
  /// Creates an object with a width and a height.
  init(_ extent: Extent) { self.init(encoding: extent) }

  /// Creates an exact decimal.
  init(_ value: FixedDecimal) { self = .number(value.description) }

  /// Creates a number of points; the frames of a layout are finite.
  init(_ points: Double) { self = .number(points.plainText) }
}
