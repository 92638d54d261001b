import StyleSheet

/// A path that is lent and not copied.
///
/// A copy counts references in memory that a look-up does not read, and the processor does not begin
/// the next look-up before it has counted.
struct LentPath: ~Copyable {
  let path: ClassPath
}

/// A property to ask a theme for, in the Swift type that its values have.
struct Question: Sendable {
  typealias Ask = @Sendable (_ theme: Theme, _ path: borrowing LentPath) -> Bool

  /// Whether a theme has an answer.
  let isAnswered: Ask
  /// The same question, and nobody asks it: what finding it takes, and handing all it needs to code
  /// that is its type's own, which no processor guesses.
  let isHeard: Ask

  /// Nil for types that cells do not ask for.
  ///
  /// Each type is asked for by its own name, as apps do it.
  init?(_ name: String, _ variant: String?, _ type: ValueType) {
    let variant = variant.map { Variant($0) }
    switch type {
    case .boolean:
      let property = Property<Bool>(name)
      isAnswered = { $0[property, variant, at: $1.path] != nil }
      isHeard = { _, _ in keepsNothing(of: Bool.self) }
    case .integer, .number, .float, .length, .percentage:
      let property = Property<Double>(name)
      isAnswered = { $0[property, variant, at: $1.path] != nil }
      isHeard = { _, _ in keepsNothing(of: Double.self) }
    case .color:
      let property = Property<ThemeColor>(name)
      isAnswered = { $0[property, variant, at: $1.path] != nil }
      isHeard = { _, _ in keepsNothing(of: ThemeColor.self) }
    case .fontStyle:
      let property = Property<FontStyle>(name)
      isAnswered = { $0[property, variant, at: $1.path] != nil }
      isHeard = { _, _ in keepsNothing(of: FontStyle.self) }
    case .image:
      let property = Property<ImageName>(name)
      isAnswered = { $0[property, variant, at: $1.path] != nil }
      isHeard = { _, _ in keepsNothing(of: ImageName.self) }
    case .offset, .size, .box, .fontName, .borderStyle, .separatorStyle, .textAlign, .verticalAlign,
      .horizontalAlign, .keyboardAppearance, .textTransform, .classNameList, .unknown:
      return nil
    }
  }

  /// A spelling in a sheet taken apart as the catalog does it.
  ///
  /// What the catalog does not have is taken for a color if it says so, else for a number.
  init?(spelling: String) {
    let found = Catalog.all.classNames(with: spelling).first
      .flatMap { Catalog.all.property(spelling, at: $0) }
    if let found {
      self.init(found.row.name, found.variant?.name, found.row.type)
    } else {
      self.init(spelling, nil, spelling.contains("color") ? .color : .number)
    }
  }
}

/// False, by another function for each type.
@inline(__always)
private func keepsNothing<Value>(of type: Value.Type) -> Bool {
  keep(type)
  return false
}
