; Each node has one capture, so the order of the patterns does not matter.
((comment) @comment
  (#not-match? @comment "^/[*/][*/ \t]*stylecheck-"))
((comment) @keyword.directive
  (#match? @keyword.directive "^/[*/][*/ \t]*stylecheck-"))

["@media" "and"] @keyword.directive
(import "@import" @keyword.directive)
(variable_name) @variable
(variable) @variable
(class) @type
(property) @variable.other.member
(feature) @variable.parameter
(function) @function
(word) @constant
(number) @constant.numeric
(color) @string.special
(boolean) @constant.builtin.boolean
(string) @string

[":" ";" ","] @punctuation.delimiter
["{" "}" "(" ")"] @punctuation.bracket
