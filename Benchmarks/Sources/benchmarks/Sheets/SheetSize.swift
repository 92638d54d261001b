/// A size of sheets, and the number of sheets in a pass.
///
/// A pass goes over several different sheets: the branch predictor learns a single small one, and a
/// loop over it is twice as fast.
struct SheetSize: Hashable, Sendable {
  let name: String
  let bytes: Int
  let count: Int

  static let tiny = SheetSize(name: "1 KB", bytes: 1024, count: 1)
  static let small = SheetSize(name: "100 KB", bytes: 102_400, count: 8)
  static let medium = SheetSize(name: "1 MB", bytes: 1_048_576, count: 3)
  static let large = SheetSize(name: "10 MB", bytes: 10_485_760, count: 3)

  /// The sizes that measure the growth of time, with one sheet each.
  static let growing = [
    SheetSize(name: "1 MB", bytes: 1_048_576, count: 1),
    SheetSize(name: "10 MB", bytes: 10_485_760, count: 1),
    SheetSize(name: "100 MB", bytes: 104_857_600, count: 1),
  ]

  var title: String { count == 1 ? name : "\(count) × \(name)" }
}
