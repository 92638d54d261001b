@main
enum Stylecheck {
  static func main() {}
}
