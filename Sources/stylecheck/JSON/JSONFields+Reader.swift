import FormCellModel
import StyleSheet

/// The fields of the model read JSON files through this protocol.
extension JSONFields: FieldReader {
  mutating func form(of name: String) -> FieldForm.Plain? {
    switch value(name)?.content {
    case nil, .null: nil
    case .bool: .flag
    case .number: .number
    case .string: .text
    case .array: .list
    case .object: .object
    }
  }

  var isFile: Bool { true }

  mutating func formValue(_ name: String) -> FormValue? {
    switch form(of: name) {
    case .flag: bool(name).map(FormValue.flag)
    case .number: decimal(name).map(FormValue.number)
    case .text: text(name).map(FormValue.text)
    case .list: wholes(name).map(FormValue.indexes)
    case .object: range(name)
    case nil: isNull(name) ? FormValue.none : nil
    }
  }

  private mutating func range(_ name: String) -> FormValue? {
    var range: FormValue?
    object(name, such: #"{"lower": 1, "upper": 2}"#) { fields in
      fields.require("lower")
      fields.require("upper")
      if let lower = fields.decimal("lower"), let upper = fields.decimal("upper") {
        range = .range(lower, upper)
      }
    }
    return range
  }

  mutating func inside(
    _ name: String, such example: String?, _ read: (inout any FieldReader) -> Void
  ) {
    object(name, such: example) { $0.asReader(read) }
  }

  mutating func each(_ name: String, _ read: (inout any FieldReader) -> Void) {
    objects(name) { $0.asReader(read) }
  }

  mutating func refuse(_ name: String, _ wanted: String) {
    guard let found = value(name) else { return }
    let _: Bool? = wrong(name, wanted, found)
  }

  mutating func report(
    _ fault: FieldFault, _ severity: Diagnostic.Severity, at range: Range<Int>, _ message: String,
    _ suggestion: Suggestion.Match?
  ) {
    guard let fault = JSONFault(rawValue: fault.rawValue) else { return }
    report(fault, severity, at: range, message, suggestion)
  }

  /// Calls `read` with the fields as a protocol type.
  mutating func asReader(_ read: (inout any FieldReader) -> Void) {
    var reader: any FieldReader = self
    read(&reader)
    if let fields = reader as? JSONFields { self = fields }
  }

  /// Reads the values of fields; properties without a key are unchanged.
  mutating func read<Subject>(_ fields: [Field<Subject>], into subject: inout Subject) {
    asReader { fields.read(&$0, into: &subject) }
  }
}
