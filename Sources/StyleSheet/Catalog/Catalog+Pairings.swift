extension Catalog {
  /// What of a class is seen on what; of a class that no page has, its text on its own ground.
  ///
  /// What of a cell has a color in the palette where no sheet says anything is among it: it is seen
  /// on the cell's ground without being named.
  func pairings(of className: String) -> [ColorPairing] {
    let name = index.names.find(className)
    if name != NameTable.none, let known = book?.classes[Int(name)]?.details {
      return known.pairings
    }
    let cells = ["fdlFUIRatingControlFormCell", "fdlFUIRatingControlCollectionViewCell"]
    let control = "\(className)_ratingControl"
    return ColorPairing.all(of: className, entry(for: className))
      + (cells.contains(className) ? ColorPairing.all(of: control, entry(for: control)) : [])
  }
}
