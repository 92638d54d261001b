import Testing

@testable import stylecheck

@Suite struct DocumentURITests {
  @Test(arguments: [
    ("file:///a/b.nss", "/a/b.nss"), ("file://localhost/a.nss", "/a.nss"),
    ("FILE:///a%20b/%C3%A9.nss", "/a b/é.nss"), ("file:///a%2.nss", "/a%2.nss"),
    ("file:///a#b", "/a"), ("untitled:Untitled-1", nil), ("file://", nil), ("", nil),
  ])
  func pathOf(_ uri: String, is path: String?) {
    #expect(DocumentURI.path(of: uri) == path.map { SystemText($0) })
  }

  @Test func pathsWithAnyBytesRoundTrip() {
    let path = SystemText(bytes: Array("/".utf8) + (1...255).map { UInt8($0) })
    #expect(DocumentURI.path(of: DocumentURI.uri(of: path)) == path)
  }
}
