import StyleSheet

/// The completion script for bash.
///
/// It supports bash 3.2, which macOS includes, and needs no completion package.
enum BashScript {
  static func text(for commands: [Command]) -> String {
    let names = commands.map(\.name).joined(separator: " ")
    let branches = commands.map { command in
      let options = command.allOptions.flatMap(\.spellings).joined(separator: " ")
      let operands = command.operands.words.joined(separator: " ")
      return "    \(command.name)) options='\(options)' operands='\(operands)' "
        + "files='\(files(of: command))' ;;\n"
    }.joined()
    let values = commands.flatMap { command in
      command.allOptions.compactMap { option in
        option.value.map { action(of: $0.completion) }.map { (option, "\(command.name)", $0) }
      }
    }
    return """
      # Makes bash complete the commands, options and files of stylecheck.
      # Source it, or put it into a folder for completions as 'stylecheck'.

      _stylecheck() {
        local current=${COMP_WORDS[COMP_CWORD]} previous= name= command=\(commands.first?.name ?? "")
        local options= operands= files= index=1
        COMPREPLY=()

        # Words are parted at '=': what is in front of one is the option, or a name behind it.
        if [[ $current == '=' ]]; then
          previous=${COMP_WORDS[COMP_CWORD - 1]} current=
          [[ $previous == -* ]] || name=$previous previous=${COMP_WORDS[COMP_CWORD - 2]}
        elif ((COMP_CWORD > 1)) && [[ ${COMP_WORDS[COMP_CWORD - 1]} == '=' ]]; then
          previous=${COMP_WORDS[COMP_CWORD - 2]}
          [[ $previous == -* ]] || name=$previous previous=${COMP_WORDS[COMP_CWORD - 3]}
        else
          previous=${COMP_WORDS[COMP_CWORD - 1]}
        fi
        [[ $previous == '=' ]] && previous=${COMP_WORDS[COMP_CWORD - 4]}

        if ((COMP_CWORD > 1)); then
          case ${COMP_WORDS[1]} in
            \(commands.map(\.name).joined(separator: "|"))) command=${COMP_WORDS[1]} index=2 ;;
          esac
        fi

        case "$command $previous" in
      \(cases(values))  esac

        case $command in
      \(branches)  esac
        if [[ $current == -* ]]; then
          COMPREPLY=($(compgen -W "$options" -- "$current"))
          return
        fi
        if ((COMP_CWORD < index + 1 && index == 1)); then
          COMPREPLY=($(compgen -W '\(names)' -- "$current"))
          _stylecheck_files $files
        elif [[ -n $operands ]]; then
          COMPREPLY=($(compgen -W "$operands" -- "$current"))
        else
          _stylecheck_files $files
        fi
      }

      # Files with these endings, and folders; all files where there are none.
      _stylecheck_files() {
        local ending count=${#COMPREPLY[@]}
        (($# > 0)) || return
        _stylecheck_paths -d
        for ending in "$@"; do
          [[ $ending == / ]] || _stylecheck_paths -f -X "!*$ending"
        done
        [[ ${#COMPREPLY[@]} -gt $count || $1 == / ]] || _stylecheck_paths -f
      }

      # Names may have blanks in them.
      _stylecheck_paths() {
        local IFS=$'\n'
        COMPREPLY+=($(compgen "$@" -- "$current"))
      }

      complete -o filenames -F _stylecheck stylecheck

      """
  }

  /// Returns the file extensions, `/` for folders only, or nothing for no files.
  private static func files(of command: Command) -> String {
    switch command.operands.completion {
    case .nothing, .words: ""
    case .folders: "/"
    case .files(let endings): endings.joined(separator: " ")
    }
  }

  /// Returns a branch for each distinct action, with all its options.
  private static func cases(_ values: [(Option, String, String)]) -> String {
    values.groups(by: \.2).map { action, values in
      let patterns = values.flatMap { option, command, _ in
        option.spellings.map { "'\(command) \($0)'" }
      }
      return "    \(patterns.joined(separator: " | ")))\n\(action)      return ;;\n"
    }.joined()
  }

  private static func action(of completion: OptionValue.Completion) -> String {
    switch completion {
    case .text: ""
    case .file: "      _stylecheck_paths -f\n"
    case .folder: "      _stylecheck_paths -d\n"
    case .words(let words): reply(words, "      ")
    case .wordsInto(let words):
      """
            if [[ -n $name ]]; then
              _stylecheck_paths -f
            else
      \(reply(words, "        "))      fi

      """
    case .pairs(let names, let words):
      """
            if [[ -n $name ]]; then
      \(reply(words, "        "))      else
      \(reply(names.map { "\($0)=" }, "        "))        compopt -o nospace +o filenames 2> /dev/null
            fi

      """
    }
  }

  private static func reply(_ words: [String], _ indent: String) -> String {
    "\(indent)COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$current\"))\n"
  }
}
