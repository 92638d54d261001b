extension AccessibilitySettings {
  package static let fields: [Field<AccessibilitySettings>] = [
    Field("reducesMotion", \.reducesMotion, "true if nothing moves"),
    Field("boldensText", \.boldensText, "true if fonts of the system are heavier"),
    Field(
      "differentiatesWithoutColor", \.differentiatesWithoutColor,
      "true if a second sign shows what color alone would show"),
  ]
}
