/// One thing that a description can say of something, and what is said of it otherwise.
///
/// A table of questions is all there is to say of it: what is read, what the schema and the pages
/// list, and what `explain` prints are made of its rows.
struct Question<Subject> {
  /// The key in JSON; the property of the subject has the same name.
  let name: String
  /// What it is about, in a few words.
  let meaning: String
  /// What can be said.
  let forms: [AnswerForm]
  /// Takes the answer that fields give; without one, the subject stays as it is.
  let read: (inout Fields, inout Subject) -> Void
  /// The answer of a subject, as it would be read.
  let said: (Subject) -> JSONText

  /// A question whose answer is a property of the subject.
  init<Value>(
    _ name: String, _ path: WritableKeyPath<Subject, Value>, _ answer: Answer<Value>,
    _ meaning: String
  ) {
    self.name = name
    self.meaning = meaning
    forms = answer.forms
    read = { fields, subject in
      if let value = answer.read(name, from: &fields) { subject[keyPath: path] = value }
    }
    said = { answer.said($0[keyPath: path]) }
  }

  /// A question that is answered by the word of a case.
  init<Value: RawRepresentable<String> & CaseIterable & Equatable>(
    _ name: String, _ path: WritableKeyPath<Subject, Value>, _ meaning: String
  ) {
    self.init(name, path, .named, meaning)
  }
}
