package import StyleSheet

extension Verdict {
  /// The byte at which the engine gives up; nil for a sheet that it takes.
  package var place: Int? {
    switch self {
    case .accepted: nil
    case .rejected(let place, _), .crashes(let place, _): place
    }
  }

  /// What comes of the sheet at ``place``, as a sentence; nil for one that the engine takes.
  package func sentence(for dialect: Dialect) -> String? {
    let doubt = dialect.isReadInSource ? "" : Dialect.doubt
    return switch self {
    case .accepted: nil
    case .rejected: "\(dialect.name) will lose the whole sheet here\(doubt)"
    case .crashes(_, let variable):
      "\(dialect.name) will end the app here as it loads the sheet, because "
        + "'\(variable.visible)' is not defined\(doubt)"
    }
  }
}
