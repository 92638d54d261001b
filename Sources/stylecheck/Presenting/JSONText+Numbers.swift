import FormCellModel
import StyleSheet

extension JSONText {
  /// A width and a height.
  init(_ extent: Extent) { self.init(encoding: extent) }

  /// The exact decimal.
  init(_ value: FixedDecimal) { self = .number(value.description) }

  /// Points; the frames of a layout are finite.
  init(_ points: Double) { self = .number(points.plainText) }
}
