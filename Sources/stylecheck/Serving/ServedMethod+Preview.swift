extension ServedMethod {
  static let ofPreview: [ServedMethod] = []
}
