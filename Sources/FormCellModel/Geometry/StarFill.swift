/// A table that converts a fraction of the area of the drawn star to a fraction of its width.
///
/// A star is thin at its ends: a quarter of a mark's width holds an eighth of its area. To look a
/// quarter lit, a mark needs more width.
///
/// ```
///  width   ▏··¼··▏··½··▏          ▏··.35··▏
///  area     .13    .5                ¼
/// ```
enum StarFill {
  /// Returns the fraction of a mark's width for a fraction of its area; both from 0 to 1.
  ///
  /// The table is interpolated linearly; the area is exact to a hundredth.
  static func width(ofArea area: FixedDecimal) -> FixedDecimal {
    guard area > 0 else { return 0 }
    guard area < 1 else { return 1 }
    let index = Int(area.millionths / step)
    let (low, high) = (thousandths[index] * 1_000, thousandths[index + 1] * 1_000)
    return FixedDecimal(millionths: low + (high - low) * (area.millionths % step) / step)
  }

  /// The distance between two rows of the table: a fortieth.
  private static let step: Int64 = 25_000

  // Measured on `StarOutline.whole` in its square; a test measures it again. The star does not
  // reach the edges of the square, so the first row is not 0 and the last is not 1,000.
  private static let thousandths: [Int64] = [
    33, 135, 190, 224, 245, 262, 280, 297, 314, 332, 350, 368, 385, 401, 417, 431, 446, 460, 473,
    487, 500, 513, 527, 540, 554, 569, 583, 599, 615, 632, 650, 668, 686, 703, 720, 738, 755, 776,
    810, 865, 967,
  ]
}
