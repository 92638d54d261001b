import Testing

@Suite struct SmokeTests {
  @Test func builds() {}
}
