import StyleSheet

/// An image name that a declaration sets.
struct ImageUse: Sendable {
  let name: ImageName
  let element: UInt32
  /// The element that contains the name: the declaration, or the definition of its variable.
  let origin: UInt32
}

extension Inspection {
  /// Returns every image that the sheet sets, in source order.
  ///
  /// Other rules report values that did not parse, or that contain quotes or unresolved variables.
  func namedImages() -> [ImageUse] {
    rules.flatMap { rule in
      // As in `knownClasses(of:)`: limits the length of the list.
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
