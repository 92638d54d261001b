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

      # A word, or behind '=' a file.
      _stylecheck_into() {
        if compset -P '*='; then _files; else compadd -- "$@"; fi
      }

      # One of the words behind the first, '=', and one of those in the first.
      _stylecheck_pairs() {
        if compset -P '*='; then compadd -- ${=1}; else compadd -S '=' -- "${@:2}"; fi
      }

      if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
        _stylecheck "$@"
      else
        compdef _stylecheck stylecheck
      fi

      """
  }

  private static func branch(for command: Command) -> String {
    let options = command.allOptions.flatMap { option in
      option.spellings.map { "        \(spec(of: option, $0)) \\\n" }
    }
    return """
          \(command.name))
            _arguments -S \\
      \(options.joined())        \(action(of: command.operands))
            ;;

      """
  }

  private static func action(of operands: Operands) -> String {
    switch operands.completion {
    case .nothing: ""
    case .folders: "'*:file:_files -/'"
    case .files(let endings):
      "'*:file:_files -g \"\(endings.map { "*\($0)" }.joined(separator: " "))\"'"
    case .words(let words):
      "'*:\(operands.usage.lowercased().filter { !"[]".contains($0) }):"
        + "(\(words().joined(separator: " ")))'"
    }
  }

  // spec → '*' spelling '[' summary ']' (':' what ':' action)?
  private static func spec(of option: Option, _ spelling: String) -> String {
    let equals = option.value == nil ? "" : "="
    let front = "*\(spelling)\(equals)[\(escaped(option.summary))]"
    let what = ":\(option.placeholder.filter { $0 != ":" && $0 != "=" }.lowercased()):"
    guard let value = option.value else { return "'\(front)'" }
    switch value.completion {
    case .text: return "'\(front)\(what) '"
    case .file: return "'\(front)\(what)_files'"
    case .folder: return "'\(front)\(what)_files -/'"
    case .words(let words): return "'\(front)\(what)(\(words.joined(separator: " ")))'"
    case .wordsInto(let words):
      return "'\(front)\(what){_stylecheck_into \(words.joined(separator: " "))}'"
    case .pairs(let names, let words):
      return "'\(front)\(what){_stylecheck_pairs \"\(words.joined(separator: " "))\" "
        + "\(names.joined(separator: " "))}'"
    }
  }

  /// Escapes text between brackets and colons, in single quotes.
  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("'", with: "'\\''").replacing("[", with: "\\[")
      .replacing("]", with: "\\]").replacing(":", with: "\\:")
  }
}
