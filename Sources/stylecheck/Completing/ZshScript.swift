/// The script that makes zsh complete command lines.
enum ZshScript {
  static func text(for commands: [Command]) -> String {
    let names = commands.map { "    '\($0.name):\(escaped($0.summary))'\n" }.joined()
    let branches = commands.map(branch).joined()
    return """
      #compdef stylecheck
      # Makes zsh complete the commands, options and files of stylecheck.
      # Put it into a folder of $fpath as '_stylecheck'.

      _stylecheck() {
        local -a commands
        commands=(
      \(names)  )
        local command=\(commands.first?.name ?? "")

        if ((CURRENT == 2)) && [[ $words[2] != -* ]]; then
          _describe -t commands command commands
        elif ((CURRENT > 2)) && [[ -n ${commands[(r)$words[2]:*]} ]]; then
          command=$words[2]
          shift words
          ((CURRENT--))
        fi

        case $command in
      \(branches)  esac
      }

      if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
        _stylecheck "$@"
      else
        compdef _stylecheck stylecheck
      fi

      """
  }

  private static func branch(for command: Command) -> String {
    let words = command.completedOperands
    let operands =
      words.isEmpty
      ? "'*:file:_files'"
      : "'*:\(command.operands.lowercased().filter { !"[]".contains($0) }):(\(words.joined(separator: " ")))'"
    let options = command.allOptions.flatMap { option in
      option.spellings.map { "        \(spec(of: option, $0)) \\\n" }
    }
    return """
          \(command.name))
            _arguments -S \\
      \(options.joined())        \(operands)
            ;;

      """
  }

  // spec → '*' spelling '[' summary ']' (':' what ':' action)?
  private static func spec(of option: Option, _ spelling: String) -> String {
    let front =
      "*\(spelling)\(option.completion == .nothing ? "" : "=")[\(escaped(option.summary))]"
    let what = ":\(option.placeholder.filter { $0 != ":" && $0 != "=" }.lowercased()):"
    switch option.completion {
    case .nothing: return "'\(front)'"
    case .text: return "'\(front)\(what) '"
    case .file: return "'\(front)\(what)_files'"
    case .folder: return "'\(front)\(what)_files -/'"
    case .words(let words): return "'\(front)\(what)(\(words.joined(separator: " ")))'"
    case .wordsInto(let words):
      return "'\(front)\(what)_values -S = \(what.dropFirst().dropLast()) "
        + words.map { "\($0)\\:\\:file\\:_files" }.joined(separator: " ") + "'"
    case .pairs(let names, let words):
      let values = words.joined(separator: " ")
      return "'\(front)\(what)_values -S = \(what.dropFirst().dropLast()) "
        + names.map { "\"\($0)\\:severity\\:(\(values))\"" }.joined(separator: " ") + "'"
    }
  }

  /// Words between brackets and colons, in single quotes.
  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("'", with: "'\\''").replacing("[", with: "\\[")
      .replacing("]", with: "\\]").replacing(":", with: "\\:")
  }
}
