/**
 * A tree-sitter grammar for .nss stylesheets.
 *
 * It follows Documentation/Language.md. Each rule has the name of its production there.
 */

// A slash continues a name, unless it begins a comment. A slash at the end of a name is not supported.
const name = /([A-Za-z0-9_.\\-]|\/[A-Za-z0-9_.\\-])+/;
const start = /[A-Za-z0-9_.\\#-]/;

const list = (item) => seq(item, repeat(seq(',', item)));
const braces = (item) => seq('{', repeat(item), '}');

module.exports = grammar({
  name: 'nss',

  extras: ($) => [
    /[\s\uFEFF\u0085\u00A0\u1680\u2000-\u200B\u2028\u2029\u202F\u205F\u3000]/,
    $.comment,
  ],

  // '@mediaInk' is a variable, and not '@media' with a word behind it.
  word: ($) => $._variable,

  rules: {
    sheet: ($) => repeat(choice($.definition, $.ruleset, $.media, $.import)),

    // With a colon after it, '@import' is an ordinary variable.
    definition: ($) => seq(field('name', $.variable_name), $._value),
    variable_name: ($) => choice($._variable, '@import'),

    ruleset: ($) => seq($.selectors, $.block),
    selectors: ($) => list($.selector),
    selector: ($) => seq($.class, repeat(seq(':', $.class))),
    block: ($) => braces($.declaration),
    declaration: ($) => seq(field('name', $.property), $._value),

    media: ($) => seq('@media', $.condition, repeat(seq('and', $.condition)), $.media_block),
    media_block: ($) => braces(choice($.definition, $.ruleset)),
    condition: ($) => seq('(', field('name', $.feature), ':', field('value', $.word), ')'),

    import: ($) => seq('@import', field('path', choice($.string, $.word)), ';'),

    _value: ($) => seq(':', repeat1($._component), ';'),
    _component: ($) =>
      choice($.number, $.color, $.boolean, $.word, $.variable, $.string, $.call, $.group, ','),
    call: ($) => seq(field('name', $.function), $.group),
    group: ($) => seq('(', repeat($._component), ')'),

    // Of two tokens of the same length, the first is taken.
    number: (_) => /-?(\d+(\.\d+)?|\.\d+)(px)?/,
    color: (_) => /(#|0[xX])([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})/,
    boolean: (_) => choice('true', 'false'),
    word: ($) => $._word,
    class: ($) => $._word,
    property: ($) => $._word,
    feature: ($) => $._word,
    function: ($) => prec(1, $._word),
    variable: ($) => $._variable,
    _word: (_) => token(seq(start, optional(name))),
    _variable: (_) => token(seq('@', name)),
    string: (_) => /"[^"\n\r]*"|'[^'\n\r]*'/,
    comment: (_) => token(choice(/\/\*[^*]*\*+([^/*][^*]*\*+)*\//, /\/\/[^\n\r]*/)),
  },
});
