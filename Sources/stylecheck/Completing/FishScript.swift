import StyleSheet

enum FishScript {
  static func text(for commands: [Command]) -> String {
    let names = commands.map(\.name).joined(separator: " ")
    let lines = commands.map { command in
      "complete -c stylecheck -n __stylecheck_first -a \(command.name) -d '\(escaped(command.summary))'\n"
    }
    return """
      # Makes fish complete the commands, options and files of stylecheck.
      # Put it into ~/.config/fish/completions as 'stylecheck.fish'.

      function __stylecheck_command
        set -l words (commandline -opc)
        set -l command \(commands.first?.name ?? "")
        if test (count $words) -gt 1; and contains -- $words[2] \(names)
          set command $words[2]
        end
        contains -- $command $argv
      end

      function __stylecheck_first
        test (count (commandline -opc)) -eq 1
      end

      # A word, or behind '=' a file.
      function __stylecheck_into
        set -l value (string replace -r -- '^--[a-z-]+=' '' (commandline -ct))
        if string match -q -- '*=*' $value
          set -l front (string replace -r -- '=.*' '=' $value)
          set -l back (string replace -r -- '^[^=]*=' '' $value)
          for file in $back*
            echo $front$file
          end
        else
          printf '%s\\n' $argv
        end
      end

      # Files with these endings first, and folders.
      function __stylecheck_files
        for ending in $argv
          __fish_complete_suffix $ending
        end
      end

      complete -c stylecheck -f
      \(lines.joined())
      \(commands.map(operands).joined())\(options(of: commands))
      """
  }

  private static func operands(of command: Command) -> String {
    let front = "complete -c stylecheck -n '__stylecheck_command \(command.name)'"
    return switch command.operands.completion {
    case .nothing: ""
    case .words(let words): "\(front) -f -a '\(words().joined(separator: " "))'\n"
    case .folders: "\(front) -k -a '(__fish_complete_directories)'\n"
    case .files(let endings):
      "\(front) -k -a '(__stylecheck_files \(endings.joined(separator: " ")))'\n"
    }
  }

  /// Returns one line for each group of equal options in several commands.
  private static func options(of commands: [Command]) -> String {
    commands.flatMap { command in
      command.allOptions.map { (line: line(for: $0), command: command.name) }
    }.groups(by: \.line).map { line, owners in
      let names = owners.map(\.command).joined(separator: " ")
      return "complete -c stylecheck -n '__stylecheck_command \(names)' \(line)\n"
    }.joined()
  }

  private static func line(for option: Option) -> String {
    let letter = option.letter.map { "-s \($0) " } ?? ""
    return
      "\(letter)-l \(option.name) \(value(of: option.value?.completion))-d '\(escaped(option.summary))'"
  }

  private static func value(of completion: OptionValue.Completion?) -> String {
    switch completion {
    case nil: ""
    case .text?: "-x "
    case .file?: "-r -F "
    case .folder?: "-x -a '(__fish_complete_directories)' "
    case .words(let words)?: "-x -a '\(words.joined(separator: " "))' "
    case .wordsInto(let words)?: "-x -a '(__stylecheck_into \(words.joined(separator: " ")))' "
    case .pairs(let names, let words)?:
      "-x -a '\(names.flatMap { name in words.map { "\(name)=\($0)" } }.joined(separator: " "))' "
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
  }
}
