import Testing

@testable import stylecheck

@Suite struct WorkersTests {
  private struct Stop: Error {}

  /// The order does not depend on the number of threads or the duration of jobs.
  @Test(arguments: [0, 1, 2, 3, 8], [0, 1, 2, 7, 500])
  func outcomesComeInOrder(_ threads: Int, _ count: Int) throws {
    var prepared: [Int] = []
    var taken: [Int] = []
    try Workers.inOrder(count: count, threads: threads) { number throws(Stop) in
      prepared.append(number)
      return number
    } work: { number in
      // Some jobs take a thousand times as long as others.
      (0..<(number % 7 == 0 ? 4_000 : 4)).reduce(number) { $0 ^ $1 ^ $1 }
    } take: { outcome throws(Stop) in
      taken.append(outcome)
    }
    #expect(prepared == Array(0..<count))
    #expect(taken == Array(0..<count))
  }

  @Test func numberOfUnfinishedJobsIsLimited() throws {
    var prepared = 0
    var most = 0
    var taken = 0
    try Workers.inOrder(count: 1000, threads: 4) { number throws(Stop) in
      prepared += 1
      return number
    } work: {
      $0
    } take: { _ throws(Stop) in
      most = max(most, prepared - taken)
      taken += 1
    }
    #expect(most <= 16)
  }

  @Test(arguments: [1, 4]) func takeCanStopTheRun(_ threads: Int) {
    var taken = 0
    #expect(throws: Stop.self) {
      try Workers.inOrder(count: 1000, threads: threads) { number throws(Stop) in
        number
      } work: {
        $0
      } take: { outcome throws(Stop) in
        taken += 1
        if outcome == 10 { throw Stop() }
      }
    }
    #expect(taken == 11)
  }

  /// A run over many sheets has the same output as a run over each of them.
  @Test func manySheetsAreReportedInOrder() throws {
    let folder = try TemporaryFolder()
    var expected = ""
    for number in 100..<180 {
      let name = "\(number).nss"
      try folder.write("@a\(number): red;\n" + (number % 3 == 0 ? "A { b: c }\n" : ""), to: name)
      expected += Run(["-q", folder.path(name)]).output
    }
    for _ in 0..<3 {
      #expect(Run(["-q", folder.path("")]).output == expected)
    }
    let few = Run(["--max-findings", "5", "--format", "jsonl", folder.path("")]).output
    let all = Run(["--format", "jsonl", folder.path("")]).output
    #expect(few.split(separator: "\n") == Array(all.split(separator: "\n").prefix(5)))
  }
}
