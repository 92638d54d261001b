import StyleSheet
import Testing

@testable import FormCellModel

/// The lit part of the star that is drawn.
@Suite struct StarFillTests {
  @Test func litAreaMatchesFraction() {
    let star = Outline(StarOutline.whole)
    let all = star.area(upTo: 100)
    for hundredths in 1..<100 {
      let fraction = FixedDecimal(millionths: Int64(hundredths) * 10_000)
      let width = Self.litWidth(of: fraction)
      let area = star.area(upTo: width * 100) / all
      #expect((area - Double(hundredths) / 100).magnitude < 0.01, "\(fraction) is \(width)")
    }
  }

  @Test func litWidthIncreasesWithFraction() {
    let widths = (0...1_000).map { Self.litWidth(of: FixedDecimal(millionths: $0 * 1_000)) }
    #expect(widths == widths.sorted())
    #expect(widths.first == 0 && widths.last == 1)
  }

  /// A star with straight edges is narrower at its ends than the star that is drawn.
  @Test(arguments: [(0, 0.0), (0.25, 0.364), (0.5, 0.5), (0.75, 0.636), (1, 1)])
  func starsWithStraightEdgesHaveTheirOwnWidth(_ fraction: FixedDecimal, _ width: Double) {
    let lit = Self.litWidth(of: fraction, .areaOfStar(.five))
    #expect((lit - width).magnitude < 0.0005, "\(lit)")
  }

  private static func litWidth(
    of fraction: FixedDecimal, _ fill: RatingPolicies.Display.Fill = .area
  ) -> Double {
    let display = RatingPolicies.Display(averageRounding: .exact, fill: fill)
    var cell = RatingCell(style: .standard, policies: RatingPolicies(display: display))
    cell.average = fraction
    let marks = RatingPresentation(of: cell, in: .fiori).marks
    return Double(marks[0].litWidth.millionths) / 1_000_000
  }
}

/// A closed path of lines and quadratic curves, approximated by points.
private struct Outline {
  private var points: [(x: Double, y: Double)] = []

  init(_ path: StaticString) {
    var command: Character = "M"
    var numbers: [Double] = []
    var word = ""
    for letter in path.description + " " {
      if letter.isLetter || letter == " " {
        if let number = Double(word) { numbers.append(number) }
        word = ""
      } else {
        word.append(letter)
      }
      if numbers.count == (command == "Q" ? 4 : 2), word.isEmpty {
        add(numbers)
        numbers = []
      }
      if letter.isLetter { command = letter }
    }
  }

  private mutating func add(_ numbers: [Double]) {
    guard numbers.count == 4, let start = points.last else {
      points.append((numbers[0], numbers[1]))
      return
    }
    for part in 1...50 {
      let t = Double(part) / 50
      let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
      points.append(
        (
          a * start.x + b * numbers[0] + c * numbers[2],
          a * start.y + b * numbers[1] + c * numbers[3]
        ))
    }
  }

  /// Returns the area to the left of a vertical line, as the sum of the columns under the edges.
  func area(upTo line: Double) -> Double {
    var sum = 0.0
    for (index, first) in points.enumerated() {
      let second = points[(index + 1) % points.count]
      let (start, end) = (min(first.x, line), min(second.x, line))
      guard start != end else { continue }
      let slope = (second.y - first.y) / (second.x - first.x)
      sum += (end - start) * (first.y + slope * ((start + end) / 2 - first.x))
    }
    return -sum
  }
}
