#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An error of the system.
struct SocketProblem: Error, CustomStringConvertible {
  let description: String

  init(_ call: String) {
    description = "\(call): \(String(cString: strerror(errno)))"
  }
}

/// A socket that accepts connections from this machine only.
struct Listener {
  private let handle: Int32
  let port: UInt16

  /// Listens at `port`; 0 is any free port.
  init(port: UInt16 = 0) throws {
    handle = socket(AF_INET, Self.stream, 0)
    guard handle >= 0 else { throw SocketProblem("socket") }
    var yes: Int32 = 1
    setsockopt(handle, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))

    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian  // 127.0.0.1
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let handle = handle
    let isBound = withUnsafeMutablePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(handle, address, length) == 0 && listen(handle, 8) == 0
          && getsockname(handle, address, &length) == 0
      }
    }
    guard isBound else {
      let problem = SocketProblem("bind")
      _ = close(handle)
      throw problem
    }
    self.port = UInt16(bigEndian: address.sin_port)
  }

  /// Returns the next connection; nil when the listener is shut.
  func accept() -> Connection? {
    let caller = Self.systemAccept(handle, nil, nil)
    return caller >= 0 ? Connection(handle: caller) : nil
  }

  /// Stops listening, and ends a call of ``accept()``.
  func shut() {
    shutdown(handle, Int32(SHUT_RDWR))
    close(handle)
  }

  private static let systemAccept = accept(_:_:_:)

  #if canImport(Glibc)
    private static let stream = Int32(SOCK_STREAM.rawValue)
  #else
    private static let stream = SOCK_STREAM
  #endif
}

/// A connection to a client.
struct Connection {
  fileprivate let handle: Int32

  /// Returns the text up to the empty line after the head of a request, or to the end.
  func readHead() -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while !bytes.ends(with: "\r\n\r\n".utf8), bytes.count < 65_536 {
      let count = read(handle, &buffer, buffer.count)
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Sends `text`, and closes the connection.
  func finish(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(handle, $0.baseAddress, $0.count) }
      guard count > 0 else { break }
      rest = rest.dropFirst(count)
    }
    close(handle)
  }
}

extension [UInt8] {
  fileprivate func ends(with end: String.UTF8View) -> Bool {
    suffix(end.count).elementsEqual(end)
  }
}
