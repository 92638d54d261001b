import FormCellModel
import StyleSheet
import Testing

@testable import stylecheck

@Suite struct PresentationFormatTests {
  private static let cell = "Examples/cells/editable.json"

  /// The tool prints the library's output, drawn on the background of the cell.
  @Test func aCellIsDrawnOnItsBackground() throws {
    let described = SourceText(bytes: try Package.bytes(of: Self.cell))
    guard case .cell(let presented)? = CellPresenter.present(described, under: []).presented
    else {
      Issue.record("no cell")
      return
    }
    let cell = presented.presentation
    let card = try #require(cell.background)
    #expect(card == BackgroundFill(ThemeColor(rgba: 0xFFFF_FFFF)))
    #expect(Run("present --format svg \(Self.cell)").output == cell.svg(on: card))
    #expect(Run("present --format=text \(Self.cell)").output == cell.terminalText())
    #expect(Run("present --format json \(Self.cell)") == Run("present \(Self.cell)"))
  }

  /// A gradient is drawn as such, and JSON contains both of its colors.
  @Test func backgroundComesFromSheet() throws {
    let described = SourceText(bytes: try Package.bytes(of: Self.cell))
    let sheet = Sheet(
      parsing: SourceText(
        """
        fdlFUIRatingControlFormCell {
          background-color-top: #FFE45C; background-color-bottom: #111111;
        }
        """))
    let presented = CellPresenter.present(described, under: [sheet]).presented
    let json = presented?.json.description ?? ""
    #expect(json.contains("\"color\": \"#FFE45C\",\n    \"bottomColor\": \"#111111\","))
    let svg = presented?.text(in: .svg, .none) ?? ""
    #expect(svg.contains("<linearGradient id=\"fill-FFE45C-111111\""))
    #expect(svg.contains(" fill=\"url(#fill-FFE45C-111111)\""))
  }

  @Test(
    arguments: [
      ("--color never", "", .none), ("--color always", "", .palette),
      ("--color always", "truecolor", .direct), ("--color always", "24bit", .direct),
      ("--color always", "yes", .palette), ("", "truecolor", .none),
    ] as [(String, String, TerminalStyle.Colors)])
  func textHasTheColorsOfTheTerminal(
    _ option: String, _ variable: String, _ colors: TerminalStyle.Colors
  ) throws {
    let described = SourceText(bytes: try Package.bytes(of: Self.cell))
    var surroundings = Surroundings()
    surroundings.colorTerminal = variable
    let run = Run("present --format text \(option) \(Self.cell)", surroundings)
    let presented = CellPresenter.present(described, under: []).presented
    #expect(run.output == presented?.text(in: .text, colors))
  }

  @Test(arguments: [
    ("README.md", "Documentation/Pictures/rating-cells.svg", "Examples/forms/rating-cells.json"),
    (
      "Documentation/Form.md", "Pictures/service-report.svg",
      "--events Examples/events/service-report.jsonl Examples/forms/service-report.json"
    ),
  ])
  func picturesOfPagesAreCurrent(_ page: String, _ picture: String, _ form: String) throws {
    let run = Run(
      "present --format svg \(form) Examples/styles/lantern-two-appearances.nss")
    #expect(run.error.isEmpty)
    let folder = page.split(separator: "/").dropLast().map { "\($0)/" }.joined()
    try Golden.expect(run.output, at: folder + picture)
    #expect(try Package.text(of: page).contains("(\(picture))"))
  }
}
