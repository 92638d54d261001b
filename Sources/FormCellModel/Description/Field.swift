/// A key of a description, and the property that it sets.
///
/// A list of fields is the schema of a description: it is used for reading, writing and
/// documentation.
package struct Field<Subject>: Sendable {
  package let name: String
  /// The meaning of the key, as a phrase.
  package let meaning: String
  package let forms: [FieldForm]
  /// Sets the property if the key is there.
  package let read: @Sendable (inout any FieldReader, inout Subject) -> Void
  /// Returns the value of a subject in the form in which it is read; nil is null.
  package let written: @Sendable (Subject) -> (any Encodable)?

  package init(
    _ name: String, _ forms: [FieldForm], _ meaning: String,
    read: @Sendable @escaping (inout any FieldReader, inout Subject) -> Void,
    written: @Sendable @escaping (Subject) -> (any Encodable)?
  ) {
    self.name = name
    self.forms = forms
    self.meaning = meaning
    self.read = read
    self.written = written
  }

  init<Value: Equatable & Sendable>(
    _ name: String, _ path: any WritableKeyPath<Subject, Value> & Sendable, _ answer: Answer<Value>,
    _ meaning: String
  ) {
    self.init(
      name, answer.forms, meaning,
      read: { reader, subject in
        if let value = answer.read(name, from: &reader) { subject[keyPath: path] = value }
      }, written: { answer.written($0[keyPath: path]) })
  }

  /// A key whose value can be nil, which is written as null; null is read as a missing key.
  init<Value: Equatable & Sendable>(
    _ name: String, _ path: any WritableKeyPath<Subject, Value?> & Sendable,
    _ answer: Answer<Value>, _ meaning: String
  ) {
    self.init(
      name, answer.forms, meaning,
      read: { reader, subject in
        if let value = answer.read(name, from: &reader) { subject[keyPath: path] = value }
      }, written: { $0[keyPath: path].flatMap(answer.written) })
  }

  init<Value: RawRepresentable<String> & CaseIterable & Equatable & Sendable>(
    _ name: String, _ path: any WritableKeyPath<Subject, Value> & Sendable, _ meaning: String
  ) { self.init(name, path, .named, meaning) }

  init(_ name: String, _ path: any WritableKeyPath<Subject, String> & Sendable, _ meaning: String) {
    self.init(name, path, .text, meaning)
  }

  init(_ name: String, _ path: any WritableKeyPath<Subject, String?> & Sendable, _ meaning: String)
  {
    self.init(name, path, .text, meaning)
  }

  init(_ name: String, _ path: any WritableKeyPath<Subject, Bool> & Sendable, _ meaning: String) {
    self.init(name, path, .flag, meaning)
  }

  /// A key whose value is an object with its own fields, which modifies a property.
  ///
  /// The fields of the object are made when they are needed.
  init<Inner: SendableMetatype>(
    _ name: String, _ path: any WritableKeyPath<Subject, Inner> & Sendable,
    _ fields: @Sendable @autoclosure @escaping () -> [Field<Inner>], _ meaning: String
  ) {
    self.init(
      name, [.object(name)], meaning,
      read: { reader, subject in
        reader.inside(name) { fields().read(&$0, into: &subject[keyPath: path]) }
      }, written: { fields().members(of: $0[keyPath: path]) })
  }

  /// The same for an optional property; if it is nil, the fields modify the given value.
  init<Inner: SendableMetatype>(
    _ name: String, _ path: any WritableKeyPath<Subject, Inner?> & Sendable,
    else first: @Sendable @escaping (Subject) -> Inner,
    _ fields: @Sendable @autoclosure @escaping () -> [Field<Inner>], _ meaning: String
  ) {
    self.init(
      name, [.object(name)], meaning,
      read: { reader, subject in
        var inner = subject[keyPath: path] ?? first(subject)
        var isThere = false
        reader.inside(name) {
          fields().read(&$0, into: &inner)
          isThere = true
        }
        if isThere { subject[keyPath: path] = inner }
      }, written: { $0[keyPath: path].map { fields().members(of: $0) } })
  }

  /// Returns the same key, after which a file is checked, with and without the key.
  func checked(_ check: @Sendable @escaping (inout any FieldReader, Subject) -> Void) -> Self {
    Field(
      name, forms, meaning,
      read: {
        read(&$0, &$1)
        if $0.isFile { check(&$0, $1) }
      }, written: written)
  }

  /// Returns the same key for a property of another subject.
  func at<Outer>(_ path: any WritableKeyPath<Outer, Subject> & Sendable) -> Field<Outer> {
    Field<Outer>(
      name, forms, meaning, read: { read(&$0, &$1[keyPath: path]) },
      written: { written($0[keyPath: path]) })
  }
}

extension Array {
  /// Reads the values of fields; a property whose key is missing is unchanged.
  package func read<Subject>(
    _ reader: inout any FieldReader, into subject: inout Subject
  ) where Element == Field<Subject> {
    for field in self { field.read(&reader, &subject) }
  }

  /// Returns the object that describes a subject by its fields.
  package func members<Subject>(of subject: Subject) -> FieldMembers
  where Element == Field<Subject> {
    FieldMembers(map { ($0.name, $0.written(subject)) })
  }

  /// Reads the values of fields from a decoder; throws the first problem.
  func decode<Subject>(from decoder: any Decoder, into subject: inout Subject) throws
  where Element == Field<Subject> {
    var reader: any FieldReader = DecodedFields(try decoder.container(keyedBy: FieldKey.self))
    read(&reader, into: &subject)
    if let problem = (reader as? DecodedFields)?.problem { throw problem }
  }
}
