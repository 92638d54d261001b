(ruleset (block) @class.inside) @class.around
(comment) @comment.around
