/// A page with the visible cells of a form, and their keys.
public struct FormScreen: Hashable, Sendable {
  /// The page, ready to draw.
  public let page: FormPage
  /// The keys of the cells of the page, in the same order.
  public let keys: [FormKey]

  /// A point of a page in the coordinates of a cell.
  struct Hit {
    let key: FormKey
    let x: Double
    let y: Double
  }

  /// Returns the cell at a point of the page; nil if there is none.
  ///
  /// A hit area outside its cell counts; of two, that of the cell around the point.
  func hit(atX x: Double, y: Double) -> Hit? {
    let hits = page.cells.indices.map { hit(in: $0, x, y) }
    let inside = zip(page.cells, hits).first { cell, hit in
      let size = cell.presentation.size
      return (0..<size.width).contains(hit.x) && (0..<size.height).contains(hit.y)
    }
    return inside?.1
      ?? zip(page.cells, hits).first { $0.presentation.hitArea(atX: $1.x, y: $1.y) != nil }?.1
  }

  /// The presentation of a cell; nil if it is not on the page.
  public subscript(key: FormKey) -> CellPresentation? {
    keys.firstIndex(of: key).map { page.cells[$0].presentation }
  }

  private func hit(in index: Int, _ x: Double, _ y: Double) -> Hit {
    let cell = page.cells[index]
    return Hit(key: keys[index], x: x - cell.x, y: y - cell.y)
  }
}
