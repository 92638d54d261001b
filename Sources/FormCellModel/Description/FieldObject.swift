/// A value that an object of a description holds.
package protocol FieldObject: Equatable {
  /// Reads an object; nil after reporting why there is no value.
  init?(_ reader: inout any FieldReader)

  var members: FieldMembers { get }
}

extension FieldObject {
  /// Decodes an object; throws the first problem.
  public init(from decoder: any Decoder) throws {
    var reader: any FieldReader = DecodedFields(try decoder.container(keyedBy: FieldKey.self))
    let value = Self(&reader)
    if let problem = (reader as? DecodedFields)?.problem { throw problem }
    guard let value else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "expected another object"))
    }
    self = value
  }

  /// Encodes the members.
  public func encode(to encoder: any Encoder) throws { try members.encode(to: encoder) }
}

extension Answer {
  /// An object, or null.
  static func object<Inner: FieldObject>(_ name: String) -> Self where Value == Inner? {
    Answer(object: name, read: { Inner(&$0) }, members: { $0?.members })
  }

  static func objects<Inner: FieldObject>(_ name: String) -> Self where Value == [Inner] {
    Answer(
      plain: Plain(
        form: .objects(name),
        read: { key, reader in
          var list: [Inner] = []
          reader.each(key) { reader in
            if let element = Inner(&reader) { list.append(element) }
          }
          return list
        },
        written: { list in list.isEmpty ? nil : list.map(\.members) }))
  }
}
