import StyleSheet

/// A path that is borrowed and not copied.
///
/// A copy updates a reference count in memory that a look-up does not read, and the processor does
/// not begin the next look-up before the update.
struct BorrowedPath: ~Copyable {
  let path: ClassPath
}

/// A look-up of a property in a theme, with the Swift type of its values.
struct Question: Sendable {
  typealias Ask = @Sendable (_ theme: Theme, _ path: borrowing BorrowedPath) -> Bool

  /// Returns true if a theme has a value.
  let isAnswered: Ask
  /// Makes the same call without the look-up, to measure the loop and the unpredictable call.
  let withoutLookUp: Ask

  /// Creates a look-up; nil for types that cells do not use.
  ///
  /// Each type has its own call, as in an app.
  init?(_ name: String, _ variant: String?, _ type: ValueType) {
    let variant = variant.map { Variant($0) }
    switch type {
    case .boolean:
      let property = Property<Bool>(name)
      isAnswered = { $0[property, variant, at: $1.path] != nil }
      withoutLookUp = { _, _ in keepsNothing(of: Bool.self) }
    case .integer, .number, .float, .length, .percentage:
      let property = Property<Double>(name)
      isAnswered = { $0[property, variant, at: $1.path] != nil }
      withoutLookUp = { _, _ in keepsNothing(of: Double.self) }
    case .color:
      let property = Property<ThemeColor>(name)
      isAnswered = { $0[property, variant, at: $1.path] != nil }
      withoutLookUp = { _, _ in keepsNothing(of: ThemeColor.self) }
    case .fontStyle:
      let property = Property<FontStyle>(name)
      isAnswered = { $0[property, variant, at: $1.path] != nil }
      withoutLookUp = { _, _ in keepsNothing(of: FontStyle.self) }
    case .image:
      let property = Property<ImageName>(name)
      isAnswered = { $0[property, variant, at: $1.path] != nil }
      withoutLookUp = { _, _ in keepsNothing(of: ImageName.self) }
    case .offset, .size, .box, .fontName, .borderStyle, .separatorStyle, .textAlign, .verticalAlign,
      .horizontalAlign, .keyboardAppearance, .textTransform, .classNameList, .unknown:
      return nil
    }
  }

  /// Creates a look-up of a property by its spelling in a sheet.
  ///
  /// A property that is not in the catalog is a color if its name contains `color`, else a number.
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

/// Returns false, by a separate function for each type.
@inline(__always)
private func keepsNothing<Value>(of type: Value.Type) -> Bool {
  keep(type)
  return false
}
