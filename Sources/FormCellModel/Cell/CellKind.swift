public import StyleSheet

/// A kind of form cell: its name in files, and the class that a sheet styles it by.
///
/// Each kind is a constant in the folder of its cell.
public struct CellKind: Hashable, Sendable {
  /// The name in JSON descriptions and presentations.
  package let name: String
  /// The class of the whole cell, without a path.
  package let className: String
  /// The class of the title, by the naming rule of the documented classes.
  let titlePath: ClassPath
  /// The backgrounds behind the class, found once.
  private let grounds: ClassGrounds

  package init(_ name: String, className: String) {
    self.name = name
    self.className = className
    titlePath = ClassPath(className + "_title")
    grounds = Catalog.all.grounds(of: className)
  }

  /// Returns the background of such a cell in a theme (decision 0082).
  public func background(in theme: Theme) -> BackgroundFill { theme.background(on: grounds) }
}
