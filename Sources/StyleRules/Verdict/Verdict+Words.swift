package import StyleSheet

extension Verdict {
  /// The offset at which the engine stops; nil if it accepts the sheet.
  package var place: Int? {
    switch self {
    case .accepted: nil
    case .rejected(let place, _), .crashes(let place, _): place
    }
  }

  /// Returns a sentence about the effect at ``place``; nil if the engine accepts the sheet.
  package func sentence(for dialect: Dialect) -> String? {
    let doubt = dialect.isReadInSource ? "" : Dialect.doubt
    return switch self {
    case .accepted: nil
    case .rejected: "\(dialect.name) ignores the whole sheet because of this\(doubt)"
    case .crashes(_, let variable):
      "\(dialect.name) crashes the app here when it loads the sheet, because "
        + "'\(variable.visible)' is not defined\(doubt)"
    }
  }
}
