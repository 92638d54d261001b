@testable import stylecheck

/// The output and status of a command line.
struct Run: Hashable, CustomStringConvertible {
  var output = ""
  var error = ""
  var status = Status.clean

  /// Runs the tool in this process.
  init(_ words: [SystemText], _ surroundings: Surroundings = Surroundings(), input: String = "") {
    self.init(words, surroundings, input: Array(input.utf8))
  }

  init(_ words: [SystemText], _ surroundings: Surroundings = Surroundings(), input: [UInt8]) {
    _ = Package.isEntered
    var session = Session(surroundings, input: .bytes(input))
    status = Stylecheck.run(words, &session)
    output = session.output
    error = session.error
  }

  init(_ line: String, _ surroundings: Surroundings = Surroundings(), input: String = "") {
    self.init(line.split(separator: " ").map { SystemText(String($0)) }, surroundings, input: input)
  }

  init(output: String = "", error: String = "", status: Status) {
    self.output = output
    self.error = error
    self.status = status
  }

  /// The text in transcripts.
  var description: String {
    output + (error.isEmpty ? "" : "[error]\n" + error) + "[status \(status.rawValue)]\n"
  }
}
