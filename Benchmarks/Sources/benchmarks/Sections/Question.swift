import StyleSheet

/// A property to ask a theme for, in the Swift type that its values have.
struct Question: Sendable {
  /// Whether a theme has an answer.
  let isAnswered: @Sendable (_ theme: Theme, _ path: ClassPath) -> Bool

  /// Nil for types that cells do not ask for.
  init?(_ property: String, _ variant: String?, _ type: ValueType) {
    switch type {
    case .boolean: self.init(Property<Bool>(property), variant)
    case .integer, .number, .float, .length, .percentage:
      self.init(Property<Double>(property), variant)
    case .color: self.init(color: Property(property), variant)
    case .fontStyle: self.init(Property<FontStyle>(property), variant)
    case .image: self.init(Property<ImageName>(property), variant)
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

  /// One that is handed all it needs, and does nothing with it.
  var withoutAsking: Question { Question { _, _ in false } }

  private init(isAnswered: @escaping @Sendable (_ theme: Theme, _ path: ClassPath) -> Bool) {
    self.isAnswered = isAnswered
  }

  private init<Value>(_ property: Property<Value>, _ variant: String?) {
    let variant = variant.map { Variant($0) }
    isAnswered = { $0[property, variant, at: $1] != nil }
  }

  /// Colors are asked for in a way of their own; in a generic function they would not be.
  private init(color property: Property<Color>, _ variant: String?) {
    let variant = variant.map { Variant($0) }
    isAnswered = { $0[property, variant, at: $1] != nil }
  }
}
