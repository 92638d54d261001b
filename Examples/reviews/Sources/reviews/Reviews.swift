import FormCellModel
import Foundation

/// Rates a skill on a server in this process, and prints the events.
///
/// The output is the same in every run; `expected.txt` contains it.
@main
enum Reviews {
  static func main() async throws {
    let votes = VoteBox([1, 0, 2, 5, 8])
    var server = try SkillServer(votes)
    let port = server.port
    guard let url = URL(string: "http://127.0.0.1:\(port)") else { return }
    let skill = Skill(model: "general", group: "R & D", language: "en", name: "aboutsusi")
    var screen = SkillScreen(
      ReviewFlow(
        for: skill, token: "lena", counts: ReviewCounts([1, 0, 2, 5, 8]), showing: .isOptimistic),
      server: url)

    func report() {
      for line in votes.takeLog() { print("  server    \(line)") }
      print("")
    }

    print("The screen appears.")
    screen.happen(.appeared)
    await screen.collect()
    screen.printChart()
    report()

    print("Four stars, and four again before there is an answer.")
    screen.happen(.chosen(.four))
    screen.happen(.chosen(.four))
    await screen.collect()
    screen.printChart()
    report()

    print("Two stars, then three, then five, faster than the server answers.")
    for stars in [Stars.two, .three, .five] { screen.happen(.chosen(stars)) }
    await screen.collect()
    screen.printChart()
    report()

    print("The screen appears once more.")
    screen.happen(.appeared)
    await screen.collect()
    report()

    print("The server goes away. One star.")
    server.stop()
    screen.happen(.chosen(.one))
    await screen.collect()
    report()

    print("It is back. The same once more.")
    server = try SkillServer(votes, port: port)
    screen.happen(.retried)
    await screen.collect()
    screen.printChart()
    report()

    print("No connection. Three stars.")
    screen.happen(.connectionChanged(isOnline: false))
    screen.happen(.chosen(.three))
    await screen.collect()
    report()

    print("Somebody without a token. Five stars.")
    screen = SkillScreen(
      ReviewFlow(for: skill, token: nil, counts: screen.flow.tally), server: url)
    screen.happen(.chosen(.five))
    await screen.collect()
    report()
    server.stop()
  }
}
