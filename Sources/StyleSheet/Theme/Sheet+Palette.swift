extension Sheet {
  /// True if a definition may override a palette name; if false, none does.
  ///
  /// Tests the bytes of the text: most sheets define only names of their own, so their themes can
  /// skip the search for overrides. Any text after a palette name and `_` counts as a suffix.
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
