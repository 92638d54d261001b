/// How far through a mark a line has to be for a part of the drawn star to lie left of it.
///
/// A star is thin at its ends: a quarter of a mark's width holds an eighth of the star. A mark that
/// should look a quarter lit needs more width than that.
///
/// ```
///  width   ▏··¼··▏··½··▏          ▏··.35··▏
///  area     .13    .5                ¼
/// ```
enum StarFill {
  /// The part of a mark's width for a part of its area; both from 0 to 1.
  ///
  /// Between two rows of the table it is a straight line, and the area is right within a hundredth.
  static func width(ofArea area: FixedDecimal) -> FixedDecimal {
    guard area > 0 else { return 0 }
    guard area < 1 else { return 1 }
    let index = Int(area.millionths / step)
    let (low, high) = (thousandths[index] * 1_000, thousandths[index + 1] * 1_000)
    return FixedDecimal(millionths: low + (high - low) * (area.millionths % step) / step)
  }

  /// From one row of the table to the next: a fortieth.
  private static let step: Int64 = 25_000

  // Measured on `StarOutline.whole` in its square; a test measures it again. The star does not reach
  // the edges of the square, and so the first row is not 0 and the last not 1,000.
  private static let thousandths: [Int64] = [
    33, 135, 190, 224, 245, 262, 280, 297, 314, 332, 350, 368, 385, 401, 417, 431, 446, 460, 473,
    487, 500, 513, 527, 540, 554, 569, 583, 599, 615, 632, 650, 668, 686, 703, 720, 738, 755, 776,
    810, 865, 967,
  ]
}
