/// How large sheets are, and how many there are of such a size.
///
/// A loop over one small sheet flatters by a factor of two, as the branch predictor learns it by
/// heart; so every pass goes over several, no two alike.
struct SheetSize: Hashable, Sendable {
  let name: String
  let bytes: Int
  let count: Int

  static let small = SheetSize(name: "100 KB", bytes: 102_400, count: 8)
  static let medium = SheetSize(name: "1 MB", bytes: 1_048_576, count: 3)
  static let large = SheetSize(name: "10 MB", bytes: 10_485_760, count: 3)

  /// One sheet each, for how time grows.
  static let growing = [
    SheetSize(name: "1 MB", bytes: 1_048_576, count: 1),
    SheetSize(name: "10 MB", bytes: 10_485_760, count: 1),
    SheetSize(name: "100 MB", bytes: 104_857_600, count: 1),
  ]

  var title: String { count == 1 ? name : "\(count) × \(name)" }
}
