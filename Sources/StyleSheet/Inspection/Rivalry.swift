/// The declarations of one property of one class that stand in several rules, in the order of the
/// text.
struct Rivalry: Sendable {
  struct Setting: Sendable {
    let rule: Sheet.RuleRow
    let row: Sheet.DeclarationRow
    /// Its `@media`, those with the same conditions being one; ``NameTable/none`` at the top.
    let media: UInt32
  }

  let className: NameTable.ID
  let property: NameTable.ID
  var settings: [Setting]
}
