import StyleSheet

/// An image that a declaration names.
struct ImageUse: Sendable {
  let name: ImageName
  /// The declaration.
  let element: UInt32
  /// Where the name is written: the same, or the definition of the variable that is used.
  let origin: UInt32
}

extension Inspection {
  /// Every image that the sheet gives to a class, in the order of the text.
  ///
  /// Values that did not parse, and those with quotes or unresolved variables in them, are for other
  /// rules.
  func namedImages() -> [ImageUse] {
    rules.flatMap { rule in
      // As in `valuesWorthALook()`.
      let names = selectors(of: rule).prefix(32)
      return declarations(of: rule).compactMap { row in
        let isImage = row.name != NameTable.none && names.contains { takesImage(row.name, $0.name) }
        return isImage ? imageUse(row) : nil
      }
    }
  }

  private func takesImage(_ property: NameTable.ID, _ className: NameTable.ID) -> Bool {
    asked(of: property, in: className)?.type == .image
  }

  private func imageUse(_ row: Sheet.DeclarationRow) -> ImageUse? {
    guard let (value, origin) = resolved(row), !hasDebris(row.element), !hasDebris(origin),
      case .success(.image(let name)) = reader.value(of: value, as: .image, element: origin)
    else { return nil }
    return ImageUse(name: name, element: row.element, origin: origin)
  }
}
