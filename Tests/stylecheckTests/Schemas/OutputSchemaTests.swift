import Foundation
import Testing

@testable import stylecheck

/// The JSON output of each command is valid by its schema, according to an independent validator.
@Suite struct OutputSchemaTests {
  private static let sheets = [
    "Examples/styles/whole-form.nss", "Examples/styles/ordinary-controls.nss",
    "Examples/faulty/first-look.nss", "Examples/faulty/eight-digit-hex.nss",
  ]

  /// For each command, command lines whose output is JSON.
  private static let lines: [(command: String, lines: [String])] = [
    ("check", ["Examples/faulty nowhere.nss --remarks --target all", "Examples/styles"]),
    ("resolve", sheets.flatMap { ["--target all \($0)", "--why \($0)"] }),
    ("contrast", sheets.flatMap { ["\($0)", "--all --target sapfiori \($0)"] }),
    ("diff", sheets.map { "Examples/styles/whole-form.nss \($0)" }),
    ("coverage", sheets.map { "\($0)" } + ["--all \(sheets[0])"]),
    (
      "catalog", ["", "--target all rating", "--schema Examples/configuration/orders.classes.json"]
    ),
    ("rules", ["", "--group portability"]),
    ("explain", ["unused-variable Color fdlFUIRatingControl cosmos on-color", "#1EE68A00"]),
  ]

  private static func schema(_ command: String) -> String {
    "Documentation/Schemas/\(command).schema.json"
  }

  @Test func outputIsValid() throws {
    var cases: [SchemaCase] = []
    for (command, lines) in Self.lines {
      for line in lines {
        let output = Run("\(command) --format json \(line)").output
        #expect(!output.isEmpty, "\(command) \(line)")
        cases.append(SchemaCase(Self.schema(command), output, true))
        let later = output.replacing(
          #/"format_version": ?"[0-9.]+"/#, with: #""format_version": "9.0""#)
        #expect(later != output, "\(command) \(line)")
        cases.append(SchemaCase(Self.schema(command), later, false))
      }
      cases += ["{}", "[3]", "3"].map { SchemaCase(Self.schema(command), $0, false) }
    }
    try SchemaCase.expect(cases)
  }

  @Test(arguments: Package.files(in: "Documentation/Schemas")) func schemaHasID(_ path: String)
    throws
  {
    let name = path.split(separator: "/").last.map { $0.replacing(".schema.json", with: "") } ?? ""
    #expect(try Package.text(of: path).contains("\"$id\": \"urn:stylecheck:schema:\(name)\""))
  }
}
