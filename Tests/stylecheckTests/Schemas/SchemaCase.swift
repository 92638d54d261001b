import Foundation
import Testing

/// A text with its expected validity by a schema.
struct SchemaCase: Encodable {
  let schema: String
  let json: String
  let isValid: Bool

  init(_ schema: String, _ json: String, _ isValid: Bool) {
    self.schema = schema
    self.json = json
    self.isValid = isValid
  }
}

// MARK: - Validating

extension SchemaCase {
  /// Reads cases, prints the faults, and exits with 77 if the validator is not installed.
  private static let script = """
    import json, sys
    try:
        from jsonschema import Draft202012Validator as Validator
    except ImportError:
        sys.exit(77)
    validators = {}
    for case in json.load(open(sys.argv[1])):
        if case["schema"] not in validators:
            schema = json.load(open(case["schema"]))
            Validator.check_schema(schema)
            validators[case["schema"]] = Validator(schema)
        errors = list(validators[case["schema"]].iter_errors(json.loads(case["json"])))
        if bool(errors) == case["isValid"]:
            print(case["schema"], case["json"][:300], [error.message[:300] for error in errors])
    """

  /// Compares all cases with the results of a validator, if one is installed.
  static func expect(_ cases: [SchemaCase]) throws {
    let folder = try TemporaryFolder()
    try folder.write(Array(JSONEncoder().encode(cases)), to: "cases.json")
    try folder.write(script, to: "validate.py")
    let line = "python3 '\(folder.text("validate.py"))' '\(folder.text("cases.json"))'"
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let (run, code) = try Tool.shell(line, ["PATH": path])
    guard code != 77, code != 127 else {
      print("skipped: no validator of JSON Schema; install python3 and its package jsonschema")
      return
    }
    #expect(code == 0, "\(run.error)")
    #expect(run.output.isEmpty)
  }
}
