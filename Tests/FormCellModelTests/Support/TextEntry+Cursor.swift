@testable import FormCellModel

extension TextEntry {
  /// Returns the position of the cursor in the form of a text that is shown while the user edits,
  /// for its position in the text as it was typed.
  func cursor(_ position: Int, in typed: String) -> Int {
    let before = String(typed.prefix(max(position, 0)))
    switch self {
    case .mask(let mask):
      return min(mask.cursor(after: before), shown(read(typed).value, isEditing: true).count)
    case .number(let number) where number.formatting == .always:
      return number.cursor(after: before, in: typed)
    case .any, .email, .url, .decimal, .whole, .number: return read(before).value.count
    }
  }
}
