#include "tree_sitter/parser.h"

#if defined(__GNUC__) || defined(__clang__)
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"
#endif

#define LANGUAGE_VERSION 14
#define STATE_COUNT 76
#define LARGE_STATE_COUNT 2
#define SYMBOL_COUNT 49
#define ALIAS_COUNT 0
#define TOKEN_COUNT 19
#define EXTERNAL_TOKEN_COUNT 0
#define FIELD_COUNT 3
#define MAX_ALIAS_SEQUENCE_LENGTH 5
#define PRODUCTION_ID_COUNT 4

enum ts_symbol_identifiers {
  sym__variable = 1,
  anon_sym_ATimport = 2,
  anon_sym_COMMA = 3,
  anon_sym_COLON = 4,
  anon_sym_LBRACE = 5,
  anon_sym_RBRACE = 6,
  anon_sym_ATmedia = 7,
  anon_sym_and = 8,
  anon_sym_LPAREN = 9,
  anon_sym_RPAREN = 10,
  anon_sym_SEMI = 11,
  sym_number = 12,
  sym_color = 13,
  anon_sym_true = 14,
  anon_sym_false = 15,
  sym__word = 16,
  sym_string = 17,
  sym_comment = 18,
  sym_sheet = 19,
  sym_definition = 20,
  sym_variable_name = 21,
  sym_ruleset = 22,
  sym_selectors = 23,
  sym_selector = 24,
  sym_block = 25,
  sym_declaration = 26,
  sym_media = 27,
  sym_media_block = 28,
  sym_condition = 29,
  sym_import = 30,
  sym__value = 31,
  sym__component = 32,
  sym_call = 33,
  sym_group = 34,
  sym_boolean = 35,
  sym_word = 36,
  sym_class = 37,
  sym_property = 38,
  sym_feature = 39,
  sym_function = 40,
  sym_variable = 41,
  aux_sym_sheet_repeat1 = 42,
  aux_sym_selectors_repeat1 = 43,
  aux_sym_selector_repeat1 = 44,
  aux_sym_block_repeat1 = 45,
  aux_sym_media_repeat1 = 46,
  aux_sym_media_block_repeat1 = 47,
  aux_sym__value_repeat1 = 48,
};

static const char * const ts_symbol_names[] = {
  [ts_builtin_sym_end] = "end",
  [sym__variable] = "_variable",
  [anon_sym_ATimport] = "@import",
  [anon_sym_COMMA] = ",",
  [anon_sym_COLON] = ":",
  [anon_sym_LBRACE] = "{",
  [anon_sym_RBRACE] = "}",
  [anon_sym_ATmedia] = "@media",
  [anon_sym_and] = "and",
  [anon_sym_LPAREN] = "(",
  [anon_sym_RPAREN] = ")",
  [anon_sym_SEMI] = ";",
  [sym_number] = "number",
  [sym_color] = "color",
  [anon_sym_true] = "true",
  [anon_sym_false] = "false",
  [sym__word] = "_word",
  [sym_string] = "string",
  [sym_comment] = "comment",
  [sym_sheet] = "sheet",
  [sym_definition] = "definition",
  [sym_variable_name] = "variable_name",
  [sym_ruleset] = "ruleset",
  [sym_selectors] = "selectors",
  [sym_selector] = "selector",
  [sym_block] = "block",
  [sym_declaration] = "declaration",
  [sym_media] = "media",
  [sym_media_block] = "media_block",
  [sym_condition] = "condition",
  [sym_import] = "import",
  [sym__value] = "_value",
  [sym__component] = "_component",
  [sym_call] = "call",
  [sym_group] = "group",
  [sym_boolean] = "boolean",
  [sym_word] = "word",
  [sym_class] = "class",
  [sym_property] = "property",
  [sym_feature] = "feature",
  [sym_function] = "function",
  [sym_variable] = "variable",
  [aux_sym_sheet_repeat1] = "sheet_repeat1",
  [aux_sym_selectors_repeat1] = "selectors_repeat1",
  [aux_sym_selector_repeat1] = "selector_repeat1",
  [aux_sym_block_repeat1] = "block_repeat1",
  [aux_sym_media_repeat1] = "media_repeat1",
  [aux_sym_media_block_repeat1] = "media_block_repeat1",
  [aux_sym__value_repeat1] = "_value_repeat1",
};

static const TSSymbol ts_symbol_map[] = {
  [ts_builtin_sym_end] = ts_builtin_sym_end,
  [sym__variable] = sym__variable,
  [anon_sym_ATimport] = anon_sym_ATimport,
  [anon_sym_COMMA] = anon_sym_COMMA,
  [anon_sym_COLON] = anon_sym_COLON,
  [anon_sym_LBRACE] = anon_sym_LBRACE,
  [anon_sym_RBRACE] = anon_sym_RBRACE,
  [anon_sym_ATmedia] = anon_sym_ATmedia,
  [anon_sym_and] = anon_sym_and,
  [anon_sym_LPAREN] = anon_sym_LPAREN,
  [anon_sym_RPAREN] = anon_sym_RPAREN,
  [anon_sym_SEMI] = anon_sym_SEMI,
  [sym_number] = sym_number,
  [sym_color] = sym_color,
  [anon_sym_true] = anon_sym_true,
  [anon_sym_false] = anon_sym_false,
  [sym__word] = sym__word,
  [sym_string] = sym_string,
  [sym_comment] = sym_comment,
  [sym_sheet] = sym_sheet,
  [sym_definition] = sym_definition,
  [sym_variable_name] = sym_variable_name,
  [sym_ruleset] = sym_ruleset,
  [sym_selectors] = sym_selectors,
  [sym_selector] = sym_selector,
  [sym_block] = sym_block,
  [sym_declaration] = sym_declaration,
  [sym_media] = sym_media,
  [sym_media_block] = sym_media_block,
  [sym_condition] = sym_condition,
  [sym_import] = sym_import,
  [sym__value] = sym__value,
  [sym__component] = sym__component,
  [sym_call] = sym_call,
  [sym_group] = sym_group,
  [sym_boolean] = sym_boolean,
  [sym_word] = sym_word,
  [sym_class] = sym_class,
  [sym_property] = sym_property,
  [sym_feature] = sym_feature,
  [sym_function] = sym_function,
  [sym_variable] = sym_variable,
  [aux_sym_sheet_repeat1] = aux_sym_sheet_repeat1,
  [aux_sym_selectors_repeat1] = aux_sym_selectors_repeat1,
  [aux_sym_selector_repeat1] = aux_sym_selector_repeat1,
  [aux_sym_block_repeat1] = aux_sym_block_repeat1,
  [aux_sym_media_repeat1] = aux_sym_media_repeat1,
  [aux_sym_media_block_repeat1] = aux_sym_media_block_repeat1,
  [aux_sym__value_repeat1] = aux_sym__value_repeat1,
};

static const TSSymbolMetadata ts_symbol_metadata[] = {
  [ts_builtin_sym_end] = {
    .visible = false,
    .named = true,
  },
  [sym__variable] = {
    .visible = false,
    .named = true,
  },
  [anon_sym_ATimport] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_COMMA] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_COLON] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LBRACE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_RBRACE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_ATmedia] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_and] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LPAREN] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_RPAREN] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_SEMI] = {
    .visible = true,
    .named = false,
  },
  [sym_number] = {
    .visible = true,
    .named = true,
  },
  [sym_color] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_true] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_false] = {
    .visible = true,
    .named = false,
  },
  [sym__word] = {
    .visible = false,
    .named = true,
  },
  [sym_string] = {
    .visible = true,
    .named = true,
  },
  [sym_comment] = {
    .visible = true,
    .named = true,
  },
  [sym_sheet] = {
    .visible = true,
    .named = true,
  },
  [sym_definition] = {
    .visible = true,
    .named = true,
  },
  [sym_variable_name] = {
    .visible = true,
    .named = true,
  },
  [sym_ruleset] = {
    .visible = true,
    .named = true,
  },
  [sym_selectors] = {
    .visible = true,
    .named = true,
  },
  [sym_selector] = {
    .visible = true,
    .named = true,
  },
  [sym_block] = {
    .visible = true,
    .named = true,
  },
  [sym_declaration] = {
    .visible = true,
    .named = true,
  },
  [sym_media] = {
    .visible = true,
    .named = true,
  },
  [sym_media_block] = {
    .visible = true,
    .named = true,
  },
  [sym_condition] = {
    .visible = true,
    .named = true,
  },
  [sym_import] = {
    .visible = true,
    .named = true,
  },
  [sym__value] = {
    .visible = false,
    .named = true,
  },
  [sym__component] = {
    .visible = false,
    .named = true,
  },
  [sym_call] = {
    .visible = true,
    .named = true,
  },
  [sym_group] = {
    .visible = true,
    .named = true,
  },
  [sym_boolean] = {
    .visible = true,
    .named = true,
  },
  [sym_word] = {
    .visible = true,
    .named = true,
  },
  [sym_class] = {
    .visible = true,
    .named = true,
  },
  [sym_property] = {
    .visible = true,
    .named = true,
  },
  [sym_feature] = {
    .visible = true,
    .named = true,
  },
  [sym_function] = {
    .visible = true,
    .named = true,
  },
  [sym_variable] = {
    .visible = true,
    .named = true,
  },
  [aux_sym_sheet_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_selectors_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_selector_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_block_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_media_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_media_block_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__value_repeat1] = {
    .visible = false,
    .named = false,
  },
};

enum ts_field_identifiers {
  field_name = 1,
  field_path = 2,
  field_value = 3,
};

static const char * const ts_field_names[] = {
  [0] = NULL,
  [field_name] = "name",
  [field_path] = "path",
  [field_value] = "value",
};

static const TSFieldMapSlice ts_field_map_slices[PRODUCTION_ID_COUNT] = {
  [1] = {.index = 0, .length = 1},
  [2] = {.index = 1, .length = 1},
  [3] = {.index = 2, .length = 2},
};

static const TSFieldMapEntry ts_field_map_entries[] = {
  [0] =
    {field_name, 0},
  [1] =
    {field_path, 1},
  [2] =
    {field_name, 1},
    {field_value, 3},
};

static const TSSymbol ts_alias_sequences[PRODUCTION_ID_COUNT][MAX_ALIAS_SEQUENCE_LENGTH] = {
  [0] = {0},
};

static const uint16_t ts_non_terminal_alias_map[] = {
  0,
};

static const TSStateId ts_primary_state_ids[STATE_COUNT] = {
  [0] = 0,
  [1] = 1,
  [2] = 2,
  [3] = 3,
  [4] = 4,
  [5] = 5,
  [6] = 3,
  [7] = 7,
  [8] = 7,
  [9] = 9,
  [10] = 10,
  [11] = 11,
  [12] = 12,
  [13] = 13,
  [14] = 14,
  [15] = 15,
  [16] = 16,
  [17] = 17,
  [18] = 18,
  [19] = 19,
  [20] = 20,
  [21] = 21,
  [22] = 22,
  [23] = 23,
  [24] = 24,
  [25] = 25,
  [26] = 26,
  [27] = 27,
  [28] = 28,
  [29] = 29,
  [30] = 30,
  [31] = 31,
  [32] = 32,
  [33] = 24,
  [34] = 27,
  [35] = 26,
  [36] = 36,
  [37] = 22,
  [38] = 25,
  [39] = 39,
  [40] = 20,
  [41] = 31,
  [42] = 42,
  [43] = 43,
  [44] = 44,
  [45] = 45,
  [46] = 46,
  [47] = 47,
  [48] = 48,
  [49] = 49,
  [50] = 50,
  [51] = 51,
  [52] = 52,
  [53] = 53,
  [54] = 54,
  [55] = 55,
  [56] = 56,
  [57] = 57,
  [58] = 58,
  [59] = 59,
  [60] = 60,
  [61] = 61,
  [62] = 62,
  [63] = 59,
  [64] = 64,
  [65] = 58,
  [66] = 66,
  [67] = 67,
  [68] = 68,
  [69] = 69,
  [70] = 70,
  [71] = 71,
  [72] = 72,
  [73] = 73,
  [74] = 74,
  [75] = 75,
};

static TSCharacterRange extras_character_set_1[] = {
  {'\t', '\r'}, {' ', ' '}, {0x85, 0x85}, {0xa0, 0xa0}, {0x1680, 0x1680}, {0x2000, 0x200b}, {0x2028, 0x2029}, {0x202f, 0x202f},
  {0x205f, 0x205f}, {0x3000, 0x3000}, {0xfeff, 0xfeff},
};

static bool ts_lex(TSLexer *lexer, TSStateId state) {
  START_LEXER();
  eof = lexer->eof(lexer);
  switch (state) {
    case 0:
      if (eof) ADVANCE(32);
      ADVANCE_MAP(
        '"', 2,
        '#', 28,
        '\'', 3,
        '(', 40,
        ')', 41,
        ',', 34,
        '-', 7,
        '.', 22,
        '/', 4,
        '0', 44,
        ':', 35,
        ';', 42,
        '@', 9,
        'a', 17,
        'f', 12,
        't', 18,
        '{', 36,
        '}', 37,
      );
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(45);
      if (set_contains(extras_character_set_1, 11, lookahead)) SKIP(0);
      END_STATE();
    case 1:
      ADVANCE_MAP(
        '"', 2,
        '#', 76,
        '\'', 3,
        '(', 40,
        ')', 41,
        ',', 34,
        '-', 61,
        '.', 70,
        '/', 4,
        '0', 46,
        ';', 42,
        '@', 11,
        'f', 62,
        't', 66,
      );
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(47);
      if (set_contains(extras_character_set_1, 11, lookahead)) SKIP(1);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '\\' ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(77);
      END_STATE();
    case 2:
      if (lookahead == '"') ADVANCE(88);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r') ADVANCE(2);
      END_STATE();
    case 3:
      if (lookahead == '\'') ADVANCE(88);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r') ADVANCE(3);
      END_STATE();
    case 4:
      if (lookahead == '*') ADVANCE(6);
      if (lookahead == '/') ADVANCE(90);
      END_STATE();
    case 5:
      if (lookahead == '*') ADVANCE(5);
      if (lookahead == '/') ADVANCE(89);
      if (lookahead != 0) ADVANCE(6);
      END_STATE();
    case 6:
      if (lookahead == '*') ADVANCE(5);
      if (lookahead != 0) ADVANCE(6);
      END_STATE();
    case 7:
      if (lookahead == '.') ADVANCE(22);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(45);
      END_STATE();
    case 8:
      if (lookahead == '/') ADVANCE(4);
      if (lookahead == '@') ADVANCE(10);
      if (lookahead == '}') ADVANCE(37);
      if (set_contains(extras_character_set_1, 11, lookahead)) SKIP(8);
      if (lookahead == '#' ||
          ('-' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '\\' ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(77);
      END_STATE();
    case 9:
      if (lookahead == '/') ADVANCE(29);
      if (lookahead == 'i') ADVANCE(82);
      if (lookahead == 'm') ADVANCE(80);
      if (('-' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '\\' ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(87);
      END_STATE();
    case 10:
      if (lookahead == '/') ADVANCE(29);
      if (lookahead == 'i') ADVANCE(82);
      if (('-' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '\\' ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(87);
      END_STATE();
    case 11:
      if (lookahead == '/') ADVANCE(29);
      if (('-' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '\\' ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(87);
      END_STATE();
    case 12:
      if (lookahead == 'a') ADVANCE(16);
      END_STATE();
    case 13:
      if (lookahead == 'd') ADVANCE(39);
      END_STATE();
    case 14:
      if (lookahead == 'e') ADVANCE(57);
      END_STATE();
    case 15:
      if (lookahead == 'e') ADVANCE(59);
      END_STATE();
    case 16:
      if (lookahead == 'l') ADVANCE(19);
      END_STATE();
    case 17:
      if (lookahead == 'n') ADVANCE(13);
      END_STATE();
    case 18:
      if (lookahead == 'r') ADVANCE(20);
      END_STATE();
    case 19:
      if (lookahead == 's') ADVANCE(15);
      END_STATE();
    case 20:
      if (lookahead == 'u') ADVANCE(14);
      END_STATE();
    case 21:
      if (lookahead == 'x') ADVANCE(43);
      END_STATE();
    case 22:
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(50);
      END_STATE();
    case 23:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(56);
      END_STATE();
    case 24:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(51);
      END_STATE();
    case 25:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(23);
      END_STATE();
    case 26:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(55);
      END_STATE();
    case 27:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(26);
      END_STATE();
    case 28:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(25);
      END_STATE();
    case 29:
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '\\' ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(87);
      END_STATE();
    case 30:
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '\\' ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(77);
      END_STATE();
    case 31:
      if (eof) ADVANCE(32);
      if (lookahead == '"') ADVANCE(2);
      if (lookahead == '\'') ADVANCE(3);
      if (lookahead == '/') ADVANCE(4);
      if (lookahead == ':') ADVANCE(35);
      if (lookahead == '@') ADVANCE(9);
      if (lookahead == '}') ADVANCE(37);
      if (set_contains(extras_character_set_1, 11, lookahead)) SKIP(31);
      if (lookahead == '#' ||
          ('-' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '\\' ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(77);
      END_STATE();
    case 32:
      ACCEPT_TOKEN(ts_builtin_sym_end);
      END_STATE();
    case 33:
      ACCEPT_TOKEN(anon_sym_ATimport);
      if (lookahead == '/') ADVANCE(29);
      if (('-' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '\\' ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(87);
      END_STATE();
    case 34:
      ACCEPT_TOKEN(anon_sym_COMMA);
      END_STATE();
    case 35:
      ACCEPT_TOKEN(anon_sym_COLON);
      END_STATE();
    case 36:
      ACCEPT_TOKEN(anon_sym_LBRACE);
      END_STATE();
    case 37:
      ACCEPT_TOKEN(anon_sym_RBRACE);
      END_STATE();
    case 38:
      ACCEPT_TOKEN(anon_sym_ATmedia);
      if (lookahead == '/') ADVANCE(29);
      if (('-' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '\\' ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(87);
      END_STATE();
    case 39:
      ACCEPT_TOKEN(anon_sym_and);
      END_STATE();
    case 40:
      ACCEPT_TOKEN(anon_sym_LPAREN);
      END_STATE();
    case 41:
      ACCEPT_TOKEN(anon_sym_RPAREN);
      END_STATE();
    case 42:
      ACCEPT_TOKEN(anon_sym_SEMI);
      END_STATE();
    case 43:
      ACCEPT_TOKEN(sym_number);
      END_STATE();
    case 44:
      ACCEPT_TOKEN(sym_number);
      if (lookahead == '.') ADVANCE(22);
      if (lookahead == 'p') ADVANCE(21);
      if (lookahead == 'X' ||
          lookahead == 'x') ADVANCE(28);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(45);
      END_STATE();
    case 45:
      ACCEPT_TOKEN(sym_number);
      if (lookahead == '.') ADVANCE(22);
      if (lookahead == 'p') ADVANCE(21);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(45);
      END_STATE();
    case 46:
      ACCEPT_TOKEN(sym_number);
      if (lookahead == '.') ADVANCE(70);
      if (lookahead == '/') ADVANCE(30);
      if (lookahead == 'p') ADVANCE(69);
      if (lookahead == 'X' ||
          lookahead == 'x') ADVANCE(76);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(47);
      if (lookahead == '-' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '\\' ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(77);
      END_STATE();
    case 47:
      ACCEPT_TOKEN(sym_number);
      if (lookahead == '.') ADVANCE(70);
      if (lookahead == '/') ADVANCE(30);
      if (lookahead == 'p') ADVANCE(69);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(47);
      if (lookahead == '-' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '\\' ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(77);
      END_STATE();
    case 48:
      ACCEPT_TOKEN(sym_number);
      if (lookahead == '/') ADVANCE(30);
      if (lookahead == 'p') ADVANCE(69);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(48);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '\\' ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(77);
      END_STATE();
    case 49:
      ACCEPT_TOKEN(sym_number);
      if (lookahead == '/') ADVANCE(30);
      if (('-' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '\\' ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(77);
      END_STATE();
    case 50:
      ACCEPT_TOKEN(sym_number);
      if (lookahead == 'p') ADVANCE(21);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(50);
      END_STATE();
    case 51:
      ACCEPT_TOKEN(sym_color);
      END_STATE();
    case 52:
      ACCEPT_TOKEN(sym_color);
      if (lookahead == '/') ADVANCE(30);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(72);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '\\' ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(77);
      END_STATE();
    case 53:
      ACCEPT_TOKEN(sym_color);
      if (lookahead == '/') ADVANCE(30);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(75);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '\\' ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(77);
      END_STATE();
    case 54:
      ACCEPT_TOKEN(sym_color);
      if (lookahead == '/') ADVANCE(30);
      if (('-' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '\\' ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(77);
      END_STATE();
    case 55:
      ACCEPT_TOKEN(sym_color);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(24);
      END_STATE();
    case 56:
      ACCEPT_TOKEN(sym_color);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(27);
      END_STATE();
    case 57:
      ACCEPT_TOKEN(anon_sym_true);
      END_STATE();
    case 58:
      ACCEPT_TOKEN(anon_sym_true);
      if (lookahead == '/') ADVANCE(30);
      if (('-' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '\\' ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(77);
      END_STATE();
    case 59:
      ACCEPT_TOKEN(anon_sym_false);
      END_STATE();
    case 60:
      ACCEPT_TOKEN(anon_sym_false);
      if (lookahead == '/') ADVANCE(30);
      if (('-' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '\\' ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(77);
      END_STATE();
    case 61:
      ACCEPT_TOKEN(sym__word);
      if (lookahead == '.') ADVANCE(70);
      if (lookahead == '/') ADVANCE(30);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(47);
      if (lookahead == '-' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '\\' ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(77);
      END_STATE();
    case 62:
      ACCEPT_TOKEN(sym__word);
      if (lookahead == '/') ADVANCE(30);
      if (lookahead == 'a') ADVANCE(65);
      if (('-' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '\\' ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(77);
      END_STATE();
    case 63:
      ACCEPT_TOKEN(sym__word);
      if (lookahead == '/') ADVANCE(30);
      if (lookahead == 'e') ADVANCE(58);
      if (('-' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '\\' ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(77);
      END_STATE();
    case 64:
      ACCEPT_TOKEN(sym__word);
      if (lookahead == '/') ADVANCE(30);
      if (lookahead == 'e') ADVANCE(60);
      if (('-' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '\\' ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(77);
      END_STATE();
    case 65:
      ACCEPT_TOKEN(sym__word);
      if (lookahead == '/') ADVANCE(30);
      if (lookahead == 'l') ADVANCE(67);
      if (('-' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '\\' ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(77);
      END_STATE();
    case 66:
      ACCEPT_TOKEN(sym__word);
      if (lookahead == '/') ADVANCE(30);
      if (lookahead == 'r') ADVANCE(68);
      if (('-' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '\\' ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(77);
      END_STATE();
    case 67:
      ACCEPT_TOKEN(sym__word);
      if (lookahead == '/') ADVANCE(30);
      if (lookahead == 's') ADVANCE(64);
      if (('-' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '\\' ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(77);
      END_STATE();
    case 68:
      ACCEPT_TOKEN(sym__word);
      if (lookahead == '/') ADVANCE(30);
      if (lookahead == 'u') ADVANCE(63);
      if (('-' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '\\' ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(77);
      END_STATE();
    case 69:
      ACCEPT_TOKEN(sym__word);
      if (lookahead == '/') ADVANCE(30);
      if (lookahead == 'x') ADVANCE(49);
      if (('-' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '\\' ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(77);
      END_STATE();
    case 70:
      ACCEPT_TOKEN(sym__word);
      if (lookahead == '/') ADVANCE(30);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(48);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '\\' ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(77);
      END_STATE();
    case 71:
      ACCEPT_TOKEN(sym__word);
      if (lookahead == '/') ADVANCE(30);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(53);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '\\' ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(77);
      END_STATE();
    case 72:
      ACCEPT_TOKEN(sym__word);
      if (lookahead == '/') ADVANCE(30);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(54);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '\\' ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(77);
      END_STATE();
    case 73:
      ACCEPT_TOKEN(sym__word);
      if (lookahead == '/') ADVANCE(30);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(71);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '\\' ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(77);
      END_STATE();
    case 74:
      ACCEPT_TOKEN(sym__word);
      if (lookahead == '/') ADVANCE(30);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(52);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '\\' ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(77);
      END_STATE();
    case 75:
      ACCEPT_TOKEN(sym__word);
      if (lookahead == '/') ADVANCE(30);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(74);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '\\' ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(77);
      END_STATE();
    case 76:
      ACCEPT_TOKEN(sym__word);
      if (lookahead == '/') ADVANCE(30);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(73);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('G' <= lookahead && lookahead <= 'Z') ||
          lookahead == '\\' ||
          lookahead == '_' ||
          ('g' <= lookahead && lookahead <= 'z')) ADVANCE(77);
      END_STATE();
    case 77:
      ACCEPT_TOKEN(sym__word);
      if (lookahead == '/') ADVANCE(30);
      if (('-' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '\\' ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(77);
      END_STATE();
    case 78:
      ACCEPT_TOKEN(sym__variable);
      if (lookahead == '/') ADVANCE(29);
      if (lookahead == 'a') ADVANCE(38);
      if (('-' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '\\' ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(87);
      END_STATE();
    case 79:
      ACCEPT_TOKEN(sym__variable);
      if (lookahead == '/') ADVANCE(29);
      if (lookahead == 'd') ADVANCE(81);
      if (('-' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '\\' ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(87);
      END_STATE();
    case 80:
      ACCEPT_TOKEN(sym__variable);
      if (lookahead == '/') ADVANCE(29);
      if (lookahead == 'e') ADVANCE(79);
      if (('-' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '\\' ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(87);
      END_STATE();
    case 81:
      ACCEPT_TOKEN(sym__variable);
      if (lookahead == '/') ADVANCE(29);
      if (lookahead == 'i') ADVANCE(78);
      if (('-' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '\\' ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(87);
      END_STATE();
    case 82:
      ACCEPT_TOKEN(sym__variable);
      if (lookahead == '/') ADVANCE(29);
      if (lookahead == 'm') ADVANCE(84);
      if (('-' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '\\' ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(87);
      END_STATE();
    case 83:
      ACCEPT_TOKEN(sym__variable);
      if (lookahead == '/') ADVANCE(29);
      if (lookahead == 'o') ADVANCE(85);
      if (('-' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '\\' ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(87);
      END_STATE();
    case 84:
      ACCEPT_TOKEN(sym__variable);
      if (lookahead == '/') ADVANCE(29);
      if (lookahead == 'p') ADVANCE(83);
      if (('-' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '\\' ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(87);
      END_STATE();
    case 85:
      ACCEPT_TOKEN(sym__variable);
      if (lookahead == '/') ADVANCE(29);
      if (lookahead == 'r') ADVANCE(86);
      if (('-' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '\\' ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(87);
      END_STATE();
    case 86:
      ACCEPT_TOKEN(sym__variable);
      if (lookahead == '/') ADVANCE(29);
      if (lookahead == 't') ADVANCE(33);
      if (('-' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '\\' ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(87);
      END_STATE();
    case 87:
      ACCEPT_TOKEN(sym__variable);
      if (lookahead == '/') ADVANCE(29);
      if (('-' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '\\' ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(87);
      END_STATE();
    case 88:
      ACCEPT_TOKEN(sym_string);
      END_STATE();
    case 89:
      ACCEPT_TOKEN(sym_comment);
      END_STATE();
    case 90:
      ACCEPT_TOKEN(sym_comment);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r') ADVANCE(90);
      END_STATE();
    default:
      return false;
  }
}

static bool ts_lex_keywords(TSLexer *lexer, TSStateId state) {
  START_LEXER();
  eof = lexer->eof(lexer);
  switch (state) {
    case 0:
      ACCEPT_TOKEN(ts_builtin_sym_end);
      END_STATE();
    default:
      return false;
  }
}

static const TSLexMode ts_lex_modes[STATE_COUNT] = {
  [0] = {.lex_state = 0},
  [1] = {.lex_state = 31},
  [2] = {.lex_state = 1},
  [3] = {.lex_state = 1},
  [4] = {.lex_state = 1},
  [5] = {.lex_state = 1},
  [6] = {.lex_state = 1},
  [7] = {.lex_state = 1},
  [8] = {.lex_state = 1},
  [9] = {.lex_state = 31},
  [10] = {.lex_state = 31},
  [11] = {.lex_state = 8},
  [12] = {.lex_state = 1},
  [13] = {.lex_state = 1},
  [14] = {.lex_state = 1},
  [15] = {.lex_state = 8},
  [16] = {.lex_state = 8},
  [17] = {.lex_state = 1},
  [18] = {.lex_state = 1},
  [19] = {.lex_state = 1},
  [20] = {.lex_state = 31},
  [21] = {.lex_state = 31},
  [22] = {.lex_state = 31},
  [23] = {.lex_state = 31},
  [24] = {.lex_state = 31},
  [25] = {.lex_state = 31},
  [26] = {.lex_state = 31},
  [27] = {.lex_state = 31},
  [28] = {.lex_state = 31},
  [29] = {.lex_state = 31},
  [30] = {.lex_state = 31},
  [31] = {.lex_state = 31},
  [32] = {.lex_state = 31},
  [33] = {.lex_state = 31},
  [34] = {.lex_state = 31},
  [35] = {.lex_state = 8},
  [36] = {.lex_state = 0},
  [37] = {.lex_state = 8},
  [38] = {.lex_state = 8},
  [39] = {.lex_state = 31},
  [40] = {.lex_state = 8},
  [41] = {.lex_state = 8},
  [42] = {.lex_state = 0},
  [43] = {.lex_state = 0},
  [44] = {.lex_state = 0},
  [45] = {.lex_state = 0},
  [46] = {.lex_state = 0},
  [47] = {.lex_state = 0},
  [48] = {.lex_state = 0},
  [49] = {.lex_state = 31},
  [50] = {.lex_state = 0},
  [51] = {.lex_state = 0},
  [52] = {.lex_state = 0},
  [53] = {.lex_state = 31},
  [54] = {.lex_state = 0},
  [55] = {.lex_state = 0},
  [56] = {.lex_state = 0},
  [57] = {.lex_state = 31},
  [58] = {.lex_state = 0},
  [59] = {.lex_state = 0},
  [60] = {.lex_state = 31},
  [61] = {.lex_state = 0},
  [62] = {.lex_state = 0},
  [63] = {.lex_state = 0},
  [64] = {.lex_state = 0},
  [65] = {.lex_state = 0},
  [66] = {.lex_state = 0},
  [67] = {.lex_state = 0},
  [68] = {.lex_state = 31},
  [69] = {.lex_state = 0},
  [70] = {.lex_state = 0},
  [71] = {.lex_state = 0},
  [72] = {.lex_state = 0},
  [73] = {.lex_state = 0},
  [74] = {.lex_state = 0},
  [75] = {.lex_state = 0},
};

static const uint16_t ts_parse_table[LARGE_STATE_COUNT][SYMBOL_COUNT] = {
  [0] = {
    [ts_builtin_sym_end] = ACTIONS(1),
    [sym__variable] = ACTIONS(1),
    [anon_sym_ATimport] = ACTIONS(1),
    [anon_sym_COMMA] = ACTIONS(1),
    [anon_sym_COLON] = ACTIONS(1),
    [anon_sym_LBRACE] = ACTIONS(1),
    [anon_sym_RBRACE] = ACTIONS(1),
    [anon_sym_ATmedia] = ACTIONS(1),
    [anon_sym_and] = ACTIONS(1),
    [anon_sym_LPAREN] = ACTIONS(1),
    [anon_sym_RPAREN] = ACTIONS(1),
    [anon_sym_SEMI] = ACTIONS(1),
    [sym_number] = ACTIONS(1),
    [sym_color] = ACTIONS(1),
    [anon_sym_true] = ACTIONS(1),
    [anon_sym_false] = ACTIONS(1),
    [sym_string] = ACTIONS(1),
    [sym_comment] = ACTIONS(3),
  },
  [1] = {
    [sym_sheet] = STATE(69),
    [sym_definition] = STATE(10),
    [sym_variable_name] = STATE(59),
    [sym_ruleset] = STATE(10),
    [sym_selectors] = STATE(58),
    [sym_selector] = STATE(48),
    [sym_media] = STATE(10),
    [sym_import] = STATE(10),
    [sym_class] = STATE(45),
    [aux_sym_sheet_repeat1] = STATE(10),
    [ts_builtin_sym_end] = ACTIONS(5),
    [sym__variable] = ACTIONS(7),
    [anon_sym_ATimport] = ACTIONS(9),
    [anon_sym_ATmedia] = ACTIONS(11),
    [sym__word] = ACTIONS(13),
    [sym_comment] = ACTIONS(3),
  },
};

static const uint16_t ts_small_parse_table[] = {
  [0] = 10,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(15), 1,
      sym__variable,
    ACTIONS(21), 1,
      anon_sym_LPAREN,
    ACTIONS(32), 1,
      sym__word,
    STATE(61), 1,
      sym_function,
    ACTIONS(18), 2,
      anon_sym_COMMA,
      sym_string,
    ACTIONS(24), 2,
      anon_sym_RPAREN,
      anon_sym_SEMI,
    ACTIONS(26), 2,
      sym_number,
      sym_color,
    ACTIONS(29), 2,
      anon_sym_true,
      anon_sym_false,
    STATE(2), 7,
      sym__component,
      sym_call,
      sym_group,
      sym_boolean,
      sym_word,
      sym_variable,
      aux_sym__value_repeat1,
  [41] = 10,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(35), 1,
      sym__variable,
    ACTIONS(39), 1,
      anon_sym_LPAREN,
    ACTIONS(41), 1,
      anon_sym_SEMI,
    ACTIONS(47), 1,
      sym__word,
    STATE(61), 1,
      sym_function,
    ACTIONS(37), 2,
      anon_sym_COMMA,
      sym_string,
    ACTIONS(43), 2,
      sym_number,
      sym_color,
    ACTIONS(45), 2,
      anon_sym_true,
      anon_sym_false,
    STATE(2), 7,
      sym__component,
      sym_call,
      sym_group,
      sym_boolean,
      sym_word,
      sym_variable,
      aux_sym__value_repeat1,
  [81] = 10,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(35), 1,
      sym__variable,
    ACTIONS(39), 1,
      anon_sym_LPAREN,
    ACTIONS(47), 1,
      sym__word,
    ACTIONS(51), 1,
      anon_sym_RPAREN,
    STATE(61), 1,
      sym_function,
    ACTIONS(45), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(49), 2,
      anon_sym_COMMA,
      sym_string,
    ACTIONS(53), 2,
      sym_number,
      sym_color,
    STATE(5), 7,
      sym__component,
      sym_call,
      sym_group,
      sym_boolean,
      sym_word,
      sym_variable,
      aux_sym__value_repeat1,
  [121] = 10,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(35), 1,
      sym__variable,
    ACTIONS(39), 1,
      anon_sym_LPAREN,
    ACTIONS(47), 1,
      sym__word,
    ACTIONS(55), 1,
      anon_sym_RPAREN,
    STATE(61), 1,
      sym_function,
    ACTIONS(37), 2,
      anon_sym_COMMA,
      sym_string,
    ACTIONS(43), 2,
      sym_number,
      sym_color,
    ACTIONS(45), 2,
      anon_sym_true,
      anon_sym_false,
    STATE(2), 7,
      sym__component,
      sym_call,
      sym_group,
      sym_boolean,
      sym_word,
      sym_variable,
      aux_sym__value_repeat1,
  [161] = 10,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(35), 1,
      sym__variable,
    ACTIONS(39), 1,
      anon_sym_LPAREN,
    ACTIONS(47), 1,
      sym__word,
    ACTIONS(57), 1,
      anon_sym_SEMI,
    STATE(61), 1,
      sym_function,
    ACTIONS(37), 2,
      anon_sym_COMMA,
      sym_string,
    ACTIONS(43), 2,
      sym_number,
      sym_color,
    ACTIONS(45), 2,
      anon_sym_true,
      anon_sym_false,
    STATE(2), 7,
      sym__component,
      sym_call,
      sym_group,
      sym_boolean,
      sym_word,
      sym_variable,
      aux_sym__value_repeat1,
  [201] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(35), 1,
      sym__variable,
    ACTIONS(39), 1,
      anon_sym_LPAREN,
    ACTIONS(47), 1,
      sym__word,
    STATE(61), 1,
      sym_function,
    ACTIONS(45), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(59), 2,
      anon_sym_COMMA,
      sym_string,
    ACTIONS(61), 2,
      sym_number,
      sym_color,
    STATE(6), 7,
      sym__component,
      sym_call,
      sym_group,
      sym_boolean,
      sym_word,
      sym_variable,
      aux_sym__value_repeat1,
  [238] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(35), 1,
      sym__variable,
    ACTIONS(39), 1,
      anon_sym_LPAREN,
    ACTIONS(47), 1,
      sym__word,
    STATE(61), 1,
      sym_function,
    ACTIONS(45), 2,
      anon_sym_true,
      anon_sym_false,
    ACTIONS(63), 2,
      anon_sym_COMMA,
      sym_string,
    ACTIONS(65), 2,
      sym_number,
      sym_color,
    STATE(3), 7,
      sym__component,
      sym_call,
      sym_group,
      sym_boolean,
      sym_word,
      sym_variable,
      aux_sym__value_repeat1,
  [275] = 11,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(67), 1,
      ts_builtin_sym_end,
    ACTIONS(69), 1,
      sym__variable,
    ACTIONS(72), 1,
      anon_sym_ATimport,
    ACTIONS(75), 1,
      anon_sym_ATmedia,
    ACTIONS(78), 1,
      sym__word,
    STATE(45), 1,
      sym_class,
    STATE(48), 1,
      sym_selector,
    STATE(58), 1,
      sym_selectors,
    STATE(59), 1,
      sym_variable_name,
    STATE(9), 5,
      sym_definition,
      sym_ruleset,
      sym_media,
      sym_import,
      aux_sym_sheet_repeat1,
  [313] = 11,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(7), 1,
      sym__variable,
    ACTIONS(9), 1,
      anon_sym_ATimport,
    ACTIONS(11), 1,
      anon_sym_ATmedia,
    ACTIONS(13), 1,
      sym__word,
    ACTIONS(81), 1,
      ts_builtin_sym_end,
    STATE(45), 1,
      sym_class,
    STATE(48), 1,
      sym_selector,
    STATE(58), 1,
      sym_selectors,
    STATE(59), 1,
      sym_variable_name,
    STATE(9), 5,
      sym_definition,
      sym_ruleset,
      sym_media,
      sym_import,
      aux_sym_sheet_repeat1,
  [351] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(13), 1,
      sym__word,
    ACTIONS(83), 1,
      anon_sym_RBRACE,
    STATE(45), 1,
      sym_class,
    STATE(48), 1,
      sym_selector,
    STATE(63), 1,
      sym_variable_name,
    STATE(65), 1,
      sym_selectors,
    ACTIONS(7), 2,
      anon_sym_ATimport,
      sym__variable,
    STATE(15), 3,
      sym_definition,
      sym_ruleset,
      aux_sym_media_block_repeat1,
  [382] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(87), 1,
      anon_sym_LPAREN,
    ACTIONS(85), 5,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_SEMI,
      sym__variable,
      sym_string,
    ACTIONS(89), 5,
      sym_number,
      sym_color,
      anon_sym_true,
      anon_sym_false,
      sym__word,
  [403] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(93), 5,
      sym_number,
      sym_color,
      anon_sym_true,
      anon_sym_false,
      sym__word,
    ACTIONS(91), 6,
      anon_sym_COMMA,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_SEMI,
      sym__variable,
      sym_string,
  [422] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(97), 5,
      sym_number,
      sym_color,
      anon_sym_true,
      anon_sym_false,
      sym__word,
    ACTIONS(95), 6,
      anon_sym_COMMA,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_SEMI,
      sym__variable,
      sym_string,
  [441] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(13), 1,
      sym__word,
    ACTIONS(99), 1,
      anon_sym_RBRACE,
    STATE(45), 1,
      sym_class,
    STATE(48), 1,
      sym_selector,
    STATE(63), 1,
      sym_variable_name,
    STATE(65), 1,
      sym_selectors,
    ACTIONS(7), 2,
      anon_sym_ATimport,
      sym__variable,
    STATE(16), 3,
      sym_definition,
      sym_ruleset,
      aux_sym_media_block_repeat1,
  [472] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(104), 1,
      anon_sym_RBRACE,
    ACTIONS(106), 1,
      sym__word,
    STATE(45), 1,
      sym_class,
    STATE(48), 1,
      sym_selector,
    STATE(63), 1,
      sym_variable_name,
    STATE(65), 1,
      sym_selectors,
    ACTIONS(101), 2,
      anon_sym_ATimport,
      sym__variable,
    STATE(16), 3,
      sym_definition,
      sym_ruleset,
      aux_sym_media_block_repeat1,
  [503] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(111), 5,
      sym_number,
      sym_color,
      anon_sym_true,
      anon_sym_false,
      sym__word,
    ACTIONS(109), 6,
      anon_sym_COMMA,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_SEMI,
      sym__variable,
      sym_string,
  [522] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(115), 5,
      sym_number,
      sym_color,
      anon_sym_true,
      anon_sym_false,
      sym__word,
    ACTIONS(113), 6,
      anon_sym_COMMA,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_SEMI,
      sym__variable,
      sym_string,
  [541] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(119), 5,
      sym_number,
      sym_color,
      anon_sym_true,
      anon_sym_false,
      sym__word,
    ACTIONS(117), 6,
      anon_sym_COMMA,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_SEMI,
      sym__variable,
      sym_string,
  [560] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(121), 3,
      ts_builtin_sym_end,
      anon_sym_RBRACE,
      sym__word,
    ACTIONS(123), 3,
      anon_sym_ATimport,
      anon_sym_ATmedia,
      sym__variable,
  [574] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(125), 2,
      ts_builtin_sym_end,
      sym__word,
    ACTIONS(127), 3,
      anon_sym_ATimport,
      anon_sym_ATmedia,
      sym__variable,
  [587] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(129), 2,
      ts_builtin_sym_end,
      sym__word,
    ACTIONS(131), 3,
      anon_sym_ATimport,
      anon_sym_ATmedia,
      sym__variable,
  [600] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(133), 2,
      ts_builtin_sym_end,
      sym__word,
    ACTIONS(135), 3,
      anon_sym_ATimport,
      anon_sym_ATmedia,
      sym__variable,
  [613] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(137), 1,
      anon_sym_RBRACE,
    ACTIONS(139), 1,
      sym__word,
    STATE(62), 1,
      sym_property,
    STATE(27), 2,
      sym_declaration,
      aux_sym_block_repeat1,
  [630] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(141), 2,
      ts_builtin_sym_end,
      sym__word,
    ACTIONS(143), 3,
      anon_sym_ATimport,
      anon_sym_ATmedia,
      sym__variable,
  [643] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(145), 2,
      ts_builtin_sym_end,
      sym__word,
    ACTIONS(147), 3,
      anon_sym_ATimport,
      anon_sym_ATmedia,
      sym__variable,
  [656] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(139), 1,
      sym__word,
    ACTIONS(149), 1,
      anon_sym_RBRACE,
    STATE(62), 1,
      sym_property,
    STATE(29), 2,
      sym_declaration,
      aux_sym_block_repeat1,
  [673] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(151), 2,
      ts_builtin_sym_end,
      sym__word,
    ACTIONS(153), 3,
      anon_sym_ATimport,
      anon_sym_ATmedia,
      sym__variable,
  [686] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(155), 1,
      anon_sym_RBRACE,
    ACTIONS(157), 1,
      sym__word,
    STATE(62), 1,
      sym_property,
    STATE(29), 2,
      sym_declaration,
      aux_sym_block_repeat1,
  [703] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(160), 2,
      ts_builtin_sym_end,
      sym__word,
    ACTIONS(162), 3,
      anon_sym_ATimport,
      anon_sym_ATmedia,
      sym__variable,
  [716] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(164), 2,
      ts_builtin_sym_end,
      sym__word,
    ACTIONS(166), 3,
      anon_sym_ATimport,
      anon_sym_ATmedia,
      sym__variable,
  [729] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(168), 2,
      ts_builtin_sym_end,
      sym__word,
    ACTIONS(170), 3,
      anon_sym_ATimport,
      anon_sym_ATmedia,
      sym__variable,
  [742] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(139), 1,
      sym__word,
    ACTIONS(172), 1,
      anon_sym_RBRACE,
    STATE(62), 1,
      sym_property,
    STATE(34), 2,
      sym_declaration,
      aux_sym_block_repeat1,
  [759] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(139), 1,
      sym__word,
    ACTIONS(174), 1,
      anon_sym_RBRACE,
    STATE(62), 1,
      sym_property,
    STATE(29), 2,
      sym_declaration,
      aux_sym_block_repeat1,
  [776] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(145), 2,
      anon_sym_RBRACE,
      sym__word,
    ACTIONS(147), 2,
      anon_sym_ATimport,
      sym__variable,
  [788] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(176), 1,
      anon_sym_LBRACE,
    ACTIONS(178), 1,
      anon_sym_and,
    STATE(23), 1,
      sym_media_block,
    STATE(43), 1,
      aux_sym_media_repeat1,
  [804] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(129), 2,
      anon_sym_RBRACE,
      sym__word,
    ACTIONS(131), 2,
      anon_sym_ATimport,
      sym__variable,
  [816] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(141), 2,
      anon_sym_RBRACE,
      sym__word,
    ACTIONS(143), 2,
      anon_sym_ATimport,
      sym__variable,
  [828] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(180), 1,
      anon_sym_COLON,
    ACTIONS(182), 1,
      sym__word,
    ACTIONS(184), 1,
      sym_string,
    STATE(72), 1,
      sym_word,
  [844] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(121), 2,
      anon_sym_RBRACE,
      sym__word,
    ACTIONS(123), 2,
      anon_sym_ATimport,
      sym__variable,
  [856] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(164), 2,
      anon_sym_RBRACE,
      sym__word,
    ACTIONS(166), 2,
      anon_sym_ATimport,
      sym__variable,
  [868] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(188), 1,
      anon_sym_COLON,
    STATE(44), 1,
      aux_sym_selector_repeat1,
    ACTIONS(186), 2,
      anon_sym_COMMA,
      anon_sym_LBRACE,
  [882] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(176), 1,
      anon_sym_LBRACE,
    ACTIONS(178), 1,
      anon_sym_and,
    STATE(28), 1,
      sym_media_block,
    STATE(47), 1,
      aux_sym_media_repeat1,
  [898] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(192), 1,
      anon_sym_COLON,
    STATE(44), 1,
      aux_sym_selector_repeat1,
    ACTIONS(190), 2,
      anon_sym_COMMA,
      anon_sym_LBRACE,
  [912] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(188), 1,
      anon_sym_COLON,
    STATE(42), 1,
      aux_sym_selector_repeat1,
    ACTIONS(195), 2,
      anon_sym_COMMA,
      anon_sym_LBRACE,
  [926] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 3,
      anon_sym_COMMA,
      anon_sym_COLON,
      anon_sym_LBRACE,
  [935] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(199), 1,
      anon_sym_LBRACE,
    ACTIONS(201), 1,
      anon_sym_and,
    STATE(47), 1,
      aux_sym_media_repeat1,
  [948] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(204), 1,
      anon_sym_COMMA,
    ACTIONS(206), 1,
      anon_sym_LBRACE,
    STATE(50), 1,
      aux_sym_selectors_repeat1,
  [961] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(13), 1,
      sym__word,
    STATE(45), 1,
      sym_class,
    STATE(66), 1,
      sym_selector,
  [974] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(204), 1,
      anon_sym_COMMA,
    ACTIONS(208), 1,
      anon_sym_LBRACE,
    STATE(51), 1,
      aux_sym_selectors_repeat1,
  [987] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(210), 1,
      anon_sym_COMMA,
    ACTIONS(213), 1,
      anon_sym_LBRACE,
    STATE(51), 1,
      aux_sym_selectors_repeat1,
  [1000] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(190), 3,
      anon_sym_COMMA,
      anon_sym_COLON,
      anon_sym_LBRACE,
  [1009] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(215), 2,
      anon_sym_RBRACE,
      sym__word,
  [1017] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(217), 1,
      anon_sym_LPAREN,
    STATE(56), 1,
      sym_condition,
  [1027] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(217), 1,
      anon_sym_LPAREN,
    STATE(36), 1,
      sym_condition,
  [1037] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(199), 2,
      anon_sym_LBRACE,
      anon_sym_and,
  [1045] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(219), 1,
      sym__word,
    STATE(71), 1,
      sym_feature,
  [1055] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(221), 1,
      anon_sym_LBRACE,
    STATE(25), 1,
      sym_block,
  [1065] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(223), 1,
      anon_sym_COLON,
    STATE(22), 1,
      sym__value,
  [1075] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(13), 1,
      sym__word,
    STATE(52), 1,
      sym_class,
  [1085] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(39), 1,
      anon_sym_LPAREN,
    STATE(18), 1,
      sym_group,
  [1095] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(223), 1,
      anon_sym_COLON,
    STATE(53), 1,
      sym__value,
  [1105] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(225), 1,
      anon_sym_COLON,
    STATE(37), 1,
      sym__value,
  [1115] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(227), 2,
      anon_sym_LBRACE,
      anon_sym_and,
  [1123] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(229), 1,
      anon_sym_LBRACE,
    STATE(38), 1,
      sym_block,
  [1133] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(213), 2,
      anon_sym_COMMA,
      anon_sym_LBRACE,
  [1141] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(85), 2,
      anon_sym_RPAREN,
      anon_sym_SEMI,
  [1149] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(182), 1,
      sym__word,
    STATE(73), 1,
      sym_word,
  [1159] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(231), 1,
      ts_builtin_sym_end,
  [1166] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(233), 1,
      anon_sym_COLON,
  [1173] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(235), 1,
      anon_sym_COLON,
  [1180] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(237), 1,
      anon_sym_SEMI,
  [1187] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(239), 1,
      anon_sym_RPAREN,
  [1194] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(180), 1,
      anon_sym_COLON,
  [1201] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(241), 1,
      anon_sym_COLON,
};

static const uint32_t ts_small_parse_table_map[] = {
  [SMALL_STATE(2)] = 0,
  [SMALL_STATE(3)] = 41,
  [SMALL_STATE(4)] = 81,
  [SMALL_STATE(5)] = 121,
  [SMALL_STATE(6)] = 161,
  [SMALL_STATE(7)] = 201,
  [SMALL_STATE(8)] = 238,
  [SMALL_STATE(9)] = 275,
  [SMALL_STATE(10)] = 313,
  [SMALL_STATE(11)] = 351,
  [SMALL_STATE(12)] = 382,
  [SMALL_STATE(13)] = 403,
  [SMALL_STATE(14)] = 422,
  [SMALL_STATE(15)] = 441,
  [SMALL_STATE(16)] = 472,
  [SMALL_STATE(17)] = 503,
  [SMALL_STATE(18)] = 522,
  [SMALL_STATE(19)] = 541,
  [SMALL_STATE(20)] = 560,
  [SMALL_STATE(21)] = 574,
  [SMALL_STATE(22)] = 587,
  [SMALL_STATE(23)] = 600,
  [SMALL_STATE(24)] = 613,
  [SMALL_STATE(25)] = 630,
  [SMALL_STATE(26)] = 643,
  [SMALL_STATE(27)] = 656,
  [SMALL_STATE(28)] = 673,
  [SMALL_STATE(29)] = 686,
  [SMALL_STATE(30)] = 703,
  [SMALL_STATE(31)] = 716,
  [SMALL_STATE(32)] = 729,
  [SMALL_STATE(33)] = 742,
  [SMALL_STATE(34)] = 759,
  [SMALL_STATE(35)] = 776,
  [SMALL_STATE(36)] = 788,
  [SMALL_STATE(37)] = 804,
  [SMALL_STATE(38)] = 816,
  [SMALL_STATE(39)] = 828,
  [SMALL_STATE(40)] = 844,
  [SMALL_STATE(41)] = 856,
  [SMALL_STATE(42)] = 868,
  [SMALL_STATE(43)] = 882,
  [SMALL_STATE(44)] = 898,
  [SMALL_STATE(45)] = 912,
  [SMALL_STATE(46)] = 926,
  [SMALL_STATE(47)] = 935,
  [SMALL_STATE(48)] = 948,
  [SMALL_STATE(49)] = 961,
  [SMALL_STATE(50)] = 974,
  [SMALL_STATE(51)] = 987,
  [SMALL_STATE(52)] = 1000,
  [SMALL_STATE(53)] = 1009,
  [SMALL_STATE(54)] = 1017,
  [SMALL_STATE(55)] = 1027,
  [SMALL_STATE(56)] = 1037,
  [SMALL_STATE(57)] = 1045,
  [SMALL_STATE(58)] = 1055,
  [SMALL_STATE(59)] = 1065,
  [SMALL_STATE(60)] = 1075,
  [SMALL_STATE(61)] = 1085,
  [SMALL_STATE(62)] = 1095,
  [SMALL_STATE(63)] = 1105,
  [SMALL_STATE(64)] = 1115,
  [SMALL_STATE(65)] = 1123,
  [SMALL_STATE(66)] = 1133,
  [SMALL_STATE(67)] = 1141,
  [SMALL_STATE(68)] = 1149,
  [SMALL_STATE(69)] = 1159,
  [SMALL_STATE(70)] = 1166,
  [SMALL_STATE(71)] = 1173,
  [SMALL_STATE(72)] = 1180,
  [SMALL_STATE(73)] = 1187,
  [SMALL_STATE(74)] = 1194,
  [SMALL_STATE(75)] = 1201,
};

static const TSParseActionEntry ts_parse_actions[] = {
  [0] = {.entry = {.count = 0, .reusable = false}},
  [1] = {.entry = {.count = 1, .reusable = false}}, RECOVER(),
  [3] = {.entry = {.count = 1, .reusable = true}}, SHIFT_EXTRA(),
  [5] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_sheet, 0, 0, 0),
  [7] = {.entry = {.count = 1, .reusable = false}}, SHIFT(74),
  [9] = {.entry = {.count = 1, .reusable = false}}, SHIFT(39),
  [11] = {.entry = {.count = 1, .reusable = false}}, SHIFT(55),
  [13] = {.entry = {.count = 1, .reusable = true}}, SHIFT(46),
  [15] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym__value_repeat1, 2, 0, 0), SHIFT_REPEAT(13),
  [18] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym__value_repeat1, 2, 0, 0), SHIFT_REPEAT(2),
  [21] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym__value_repeat1, 2, 0, 0), SHIFT_REPEAT(4),
  [24] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym__value_repeat1, 2, 0, 0),
  [26] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__value_repeat1, 2, 0, 0), SHIFT_REPEAT(2),
  [29] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__value_repeat1, 2, 0, 0), SHIFT_REPEAT(14),
  [32] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__value_repeat1, 2, 0, 0), SHIFT_REPEAT(12),
  [35] = {.entry = {.count = 1, .reusable = true}}, SHIFT(13),
  [37] = {.entry = {.count = 1, .reusable = true}}, SHIFT(2),
  [39] = {.entry = {.count = 1, .reusable = true}}, SHIFT(4),
  [41] = {.entry = {.count = 1, .reusable = true}}, SHIFT(20),
  [43] = {.entry = {.count = 1, .reusable = false}}, SHIFT(2),
  [45] = {.entry = {.count = 1, .reusable = false}}, SHIFT(14),
  [47] = {.entry = {.count = 1, .reusable = false}}, SHIFT(12),
  [49] = {.entry = {.count = 1, .reusable = true}}, SHIFT(5),
  [51] = {.entry = {.count = 1, .reusable = true}}, SHIFT(19),
  [53] = {.entry = {.count = 1, .reusable = false}}, SHIFT(5),
  [55] = {.entry = {.count = 1, .reusable = true}}, SHIFT(17),
  [57] = {.entry = {.count = 1, .reusable = true}}, SHIFT(40),
  [59] = {.entry = {.count = 1, .reusable = true}}, SHIFT(6),
  [61] = {.entry = {.count = 1, .reusable = false}}, SHIFT(6),
  [63] = {.entry = {.count = 1, .reusable = true}}, SHIFT(3),
  [65] = {.entry = {.count = 1, .reusable = false}}, SHIFT(3),
  [67] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_sheet_repeat1, 2, 0, 0),
  [69] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_sheet_repeat1, 2, 0, 0), SHIFT_REPEAT(74),
  [72] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_sheet_repeat1, 2, 0, 0), SHIFT_REPEAT(39),
  [75] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_sheet_repeat1, 2, 0, 0), SHIFT_REPEAT(55),
  [78] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_sheet_repeat1, 2, 0, 0), SHIFT_REPEAT(46),
  [81] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_sheet, 1, 0, 0),
  [83] = {.entry = {.count = 1, .reusable = true}}, SHIFT(32),
  [85] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_word, 1, 0, 0),
  [87] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_function, 1, 0, 0),
  [89] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_word, 1, 0, 0),
  [91] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_variable, 1, 0, 0),
  [93] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_variable, 1, 0, 0),
  [95] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_boolean, 1, 0, 0),
  [97] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_boolean, 1, 0, 0),
  [99] = {.entry = {.count = 1, .reusable = true}}, SHIFT(30),
  [101] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_media_block_repeat1, 2, 0, 0), SHIFT_REPEAT(74),
  [104] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_media_block_repeat1, 2, 0, 0),
  [106] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_media_block_repeat1, 2, 0, 0), SHIFT_REPEAT(46),
  [109] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_group, 3, 0, 0),
  [111] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_group, 3, 0, 0),
  [113] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_call, 2, 0, 1),
  [115] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_call, 2, 0, 1),
  [117] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_group, 2, 0, 0),
  [119] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_group, 2, 0, 0),
  [121] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__value, 3, 0, 0),
  [123] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__value, 3, 0, 0),
  [125] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_import, 3, 0, 2),
  [127] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_import, 3, 0, 2),
  [129] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_definition, 2, 0, 1),
  [131] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_definition, 2, 0, 1),
  [133] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_media, 3, 0, 0),
  [135] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_media, 3, 0, 0),
  [137] = {.entry = {.count = 1, .reusable = true}}, SHIFT(26),
  [139] = {.entry = {.count = 1, .reusable = true}}, SHIFT(75),
  [141] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_ruleset, 2, 0, 0),
  [143] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_ruleset, 2, 0, 0),
  [145] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_block, 2, 0, 0),
  [147] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_block, 2, 0, 0),
  [149] = {.entry = {.count = 1, .reusable = true}}, SHIFT(31),
  [151] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_media, 4, 0, 0),
  [153] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_media, 4, 0, 0),
  [155] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_block_repeat1, 2, 0, 0),
  [157] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_block_repeat1, 2, 0, 0), SHIFT_REPEAT(75),
  [160] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_media_block, 3, 0, 0),
  [162] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_media_block, 3, 0, 0),
  [164] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_block, 3, 0, 0),
  [166] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_block, 3, 0, 0),
  [168] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_media_block, 2, 0, 0),
  [170] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_media_block, 2, 0, 0),
  [172] = {.entry = {.count = 1, .reusable = true}}, SHIFT(35),
  [174] = {.entry = {.count = 1, .reusable = true}}, SHIFT(41),
  [176] = {.entry = {.count = 1, .reusable = true}}, SHIFT(11),
  [178] = {.entry = {.count = 1, .reusable = true}}, SHIFT(54),
  [180] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_variable_name, 1, 0, 0),
  [182] = {.entry = {.count = 1, .reusable = true}}, SHIFT(67),
  [184] = {.entry = {.count = 1, .reusable = true}}, SHIFT(72),
  [186] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_selector, 2, 0, 0),
  [188] = {.entry = {.count = 1, .reusable = true}}, SHIFT(60),
  [190] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_selector_repeat1, 2, 0, 0),
  [192] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_selector_repeat1, 2, 0, 0), SHIFT_REPEAT(60),
  [195] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_selector, 1, 0, 0),
  [197] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_class, 1, 0, 0),
  [199] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_media_repeat1, 2, 0, 0),
  [201] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_media_repeat1, 2, 0, 0), SHIFT_REPEAT(54),
  [204] = {.entry = {.count = 1, .reusable = true}}, SHIFT(49),
  [206] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_selectors, 1, 0, 0),
  [208] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_selectors, 2, 0, 0),
  [210] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_selectors_repeat1, 2, 0, 0), SHIFT_REPEAT(49),
  [213] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_selectors_repeat1, 2, 0, 0),
  [215] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_declaration, 2, 0, 1),
  [217] = {.entry = {.count = 1, .reusable = true}}, SHIFT(57),
  [219] = {.entry = {.count = 1, .reusable = true}}, SHIFT(70),
  [221] = {.entry = {.count = 1, .reusable = true}}, SHIFT(24),
  [223] = {.entry = {.count = 1, .reusable = true}}, SHIFT(8),
  [225] = {.entry = {.count = 1, .reusable = true}}, SHIFT(7),
  [227] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_condition, 5, 0, 3),
  [229] = {.entry = {.count = 1, .reusable = true}}, SHIFT(33),
  [231] = {.entry = {.count = 1, .reusable = true}},  ACCEPT_INPUT(),
  [233] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_feature, 1, 0, 0),
  [235] = {.entry = {.count = 1, .reusable = true}}, SHIFT(68),
  [237] = {.entry = {.count = 1, .reusable = true}}, SHIFT(21),
  [239] = {.entry = {.count = 1, .reusable = true}}, SHIFT(64),
  [241] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_property, 1, 0, 0),
};

#ifdef __cplusplus
extern "C" {
#endif
#ifdef TREE_SITTER_HIDE_SYMBOLS
#define TS_PUBLIC
#elif defined(_WIN32)
#define TS_PUBLIC __declspec(dllexport)
#else
#define TS_PUBLIC __attribute__((visibility("default")))
#endif

TS_PUBLIC const TSLanguage *tree_sitter_nss(void) {
  static const TSLanguage language = {
    .version = LANGUAGE_VERSION,
    .symbol_count = SYMBOL_COUNT,
    .alias_count = ALIAS_COUNT,
    .token_count = TOKEN_COUNT,
    .external_token_count = EXTERNAL_TOKEN_COUNT,
    .state_count = STATE_COUNT,
    .large_state_count = LARGE_STATE_COUNT,
    .production_id_count = PRODUCTION_ID_COUNT,
    .field_count = FIELD_COUNT,
    .max_alias_sequence_length = MAX_ALIAS_SEQUENCE_LENGTH,
    .parse_table = &ts_parse_table[0][0],
    .small_parse_table = ts_small_parse_table,
    .small_parse_table_map = ts_small_parse_table_map,
    .parse_actions = ts_parse_actions,
    .symbol_names = ts_symbol_names,
    .field_names = ts_field_names,
    .field_map_slices = ts_field_map_slices,
    .field_map_entries = ts_field_map_entries,
    .symbol_metadata = ts_symbol_metadata,
    .public_symbol_map = ts_symbol_map,
    .alias_map = ts_non_terminal_alias_map,
    .alias_sequences = &ts_alias_sequences[0][0],
    .lex_modes = ts_lex_modes,
    .lex_fn = ts_lex,
    .keyword_lex_fn = ts_lex_keywords,
    .keyword_capture_token = sym__variable,
    .primary_state_ids = ts_primary_state_ids,
  };
  return &language;
}
#ifdef __cplusplus
}
#endif
