extension Sheet {
  /// Whether a definition may say what a name of the palette is; none does if this says so.
  ///
  /// Asked of the bytes of the text: most sheets define names of their own only, and a theme of them
  /// need not look for a definition at each question. Whatever stands behind a palette name and a `_`
  /// counts as a suffix.
  package var mayOverridePalette: Bool {
    !definitionRows.isEmpty
      && source.withBytes { bytes in
        definitionRows.contains { row in
          let name = nameRange(of: row.element)
          var end = name.upperBound
          while end > name.lowerBound, bytes[end - 1] != UInt8(ascii: "_") { end -= 1 }
          let bare = name.lowerBound + 1..<(end > name.lowerBound ? end - 1 : name.upperBound)
          return !bare.isEmpty && Palette.all.has(NameTable.Key(bytes, bare))
        }
      }
  }
}
