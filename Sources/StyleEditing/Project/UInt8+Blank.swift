extension UInt8 {
  /// True for a space, a tab and a line end.
  var isBlankOrLineEnd: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
