import Testing

@testable import stylecheck

/// RFC 4180, section 2.
@Suite struct CSVTextTests {
  @Test func fieldsAreQuotedWhereNecessary() {
    var text = CSVText(["a", "b"])
    text.add(["plain text", "x,y"])
    text.add(["say \"so\"", ""])
    text.add(["two\nlines", "two\r\nmore"])
    text.add(["\"", "ä;'"])
    #expect(
      text.description
        == "a,b\r\nplain text,\"x,y\"\r\n\"say \"\"so\"\"\",\r\n"
        + "\"two\nlines\",\"two\r\nmore\"\r\n\"\"\"\",ä;'\r\n")
  }
}
