; Each node has one capture, so the order of the patterns does not matter.
((comment) @comment
  (#not-match? @comment "^/[*/][*/ \t]*stylecheck-"))
((comment) @keyword.directive
  (#match? @keyword.directive "^/[*/][*/ \t]*stylecheck-"))

["@media" "and"] @keyword
(import "@import" @keyword)
(variable_name) @variable
(variable) @variable
(class) @type
(property) @property
(feature) @variable.parameter
(function) @function
(word) @constant
(number) @number
(color) @constant.color
(boolean) @boolean
(string) @string

[":" ";" ","] @punctuation.delimiter
["{" "}" "(" ")"] @punctuation.bracket
