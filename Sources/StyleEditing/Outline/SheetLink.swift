import StyleSheet

/// A part of a sheet that refers to a file.
package struct SheetLink: Hashable, Sendable {
  /// Byte offsets of the name, not of the whole import.
  package let range: Range<Int>
  package let member: Int
}

extension EditedSheet {
  /// The imports whose sheets the project has, in source order.
  package var links: [SheetLink] {
    zip(sheet.importElements, project.members[index].imports).compactMap { element, member in
      guard let member, project.members.indices.contains(member) else { return nil }
      return importedNameRange(of: element).map { SheetLink(range: $0, member: member) }
    }
  }
}
