package import StyleSheet

extension CatalogEntry {
  /// A line with the component and the vendor.
  package var heading: String { "\(className): \(origin)" }

  /// The component and the vendor, or the app, and a caveat: `a class of Label (NUI)`.
  var origin: String {
    let owner = family == .app ? family.vendor : "\(component) (\(family.vendor))"
    return "a class of \(owner)\(certainty.remark)"
  }
}

extension PropertyRow {
  /// The notation of the vendor's documentation, as in
  /// `on-color { -standard | -accented }: Color`.
  package var notation: String {
    let all = variants.map { "-\($0.name)" }.joined(separator: " | ")
    return name + (variants.isEmpty ? "" : " { \(all) }") + ": \(type.name)"
  }

  /// The text after "takes": a description of valid values, or all valid words.
  package var expectation: String {
    words == type.words ? type.expectation : words.map { "'\($0)'" }.joined(separator: ", ")
  }
}

extension Certainty {
  /// A caveat; empty if the entry is documented.
  package var remark: String {
    switch self {
    case .documented: ""
    case .attested: " (undocumented, but in use)"
    case .inferred: " (inferred)"
    case .conflicting: " (sources conflict)"
    }
  }
}

extension CatalogEntry.Family {
  package var vendor: String {
    switch self {
    case .fiori: "SAP Fiori for iOS"
    case .nui: "NUI"
    case .mdk: "SAP Mobile Development Kit"
    case .app: "the app itself"
    }
  }
}
