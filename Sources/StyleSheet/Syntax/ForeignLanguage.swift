/// The lines of a text that belong to another language, such as program code or markup.
struct ForeignLanguage {
  /// The name of the language; nil if the text may be a stylesheet.
  private(set) var name: String?
  /// True if the first bytes of the text show its language.
  private(set) var isByOpening = false

  private var counts: [String: Int] = [:]
  /// The number of lines of program code in any language.
  private var ofCode = 0
  private var first: String?
  /// The number of lines of a stylesheet that do not begin as those of a patch do.
  private var ofSheet = 0
  /// True if a line begins the changes of a file, as only a patch has.
  private var hasChanges = false

  /// A language has at least one line in this many.
  private static let leastShare = 4

  /// Counts a line, which may look like one of a stylesheet.
  mutating func add(_ range: Range<Int>, isOfSheet: Bool, of bytes: ByteView) {
    let isFirst = first == nil
    let start = range.lowerBound
    if isFirst {
      first = Self.openings.first { bytes.starts(with: $0.opening, at: start) }?.name ?? ""
    }
    let isAtMargin = start == 0 || bytes[start - 1].isLineEnd
    if isOfSheet, isAtMargin, !"+-".utf8.contains(bytes[start]) { ofSheet += 1 }
    if bytes.starts(with: "@@ -", at: start) || bytes.starts(with: "diff --git ", at: start) {
      hasChanges = true
    }
    if Self.isMarkup(range, bytes) { return count("markup") }
    if Self.isKey(range, bytes) { return count("YAML") }
    for (name, openings) in Self.lines
    where openings.contains(where: { bytes.starts(with: $0, at: start) }) {
      let isStatement = Self.statements.contains { bytes.starts(with: $0, at: start) }
      if name == "code", !isStatement, isOfSheet || Self.isRule(range, bytes) { return }
      if !Self.others.contains(name) { ofCode += 1 }
      return count(name)
    }
  }

  private mutating func count(_ name: String) { counts[name, default: 0] += 1 }

  /// Decides after all lines, of which so many look like lines of a stylesheet.
  mutating func decide(lines: Int, ofSheets: Int) {
    func count(_ name: String) -> Int { counts[name] ?? 0 }
    func isMost(_ count: Int) -> Bool {
      count > 1 && count * Self.leastShare >= lines && ofSheets * 2 <= lines
    }
    if let first, !first.isEmpty {
      (name, isByOpening) = (first, true)
    } else if hasChanges, count("a patch") > 2, ofSheet * 4 <= lines {
      name = "a patch"
    } else if isMost(ofCode) || ofCode > 3 && ofCode * 2 >= lines {
      let best = counts.filter { !Self.others.contains($0.key) && $0.key != "code" }
        .max { ($0.value, $1.key) < ($1.value, $0.key) }
      name = best.map(\.key) ?? "program code"
    } else if isMost(count("markup")), count("markup") * 2 >= lines, ofSheets == 0 {
      name = "XML"
    } else if isMost(count("YAML")), count("YAML") * 4 >= lines, ofSheets * 4 <= lines {
      name = "YAML"
    }
  }

  /// True for a line that begins with `<name`, `</name` or `<!NAME`, and ends with `>`.
  private static func isMarkup(_ range: Range<Int>, _ bytes: ByteView) -> Bool {
    guard bytes[range.lowerBound] == UInt8(ascii: "<"),
      bytes[range.upperBound - 1] == UInt8(ascii: ">")
    else { return false }
    let next = bytes[range.lowerBound + 1]
    return next == UInt8(ascii: "/") || next == UInt8(ascii: "?")
      || next == UInt8(ascii: "!") && bytes[range.lowerBound + 2] != UInt8(ascii: "-")
      || next.isLetter
  }

  /// True for a class with a word before it, such as `class Label {`, and a declaration in its block.
  private static func isRule(_ range: Range<Int>, _ bytes: ByteView) -> Bool {
    var offset = range.lowerBound
    let end = offset + 256
    func skip(_ isSkipped: (UInt8) -> Bool) -> Int {
      let start = offset
      while offset < end, isSkipped(bytes[offset]) { offset += 1 }
      return offset - start
    }
    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte.isLineEnd || byte == 0x09 }
    func isWord() -> Bool { skip { $0.continuesWord } > 0 }
    guard isWord(), skip(isBlank) > 0, isWord() else { return false }
    _ = skip(isBlank)
    guard bytes[offset] == UInt8(ascii: "{") else { return false }
    offset += 1
    _ = skip(isBlank)
    guard isWord() else { return false }
    _ = skip(isBlank)
    guard bytes[offset] == UInt8(ascii: ":") else { return false }
    _ = skip { $0 != UInt8(ascii: ";") && !$0.isLineEnd }
    return bytes[offset] == UInt8(ascii: ";")
  }

  /// True for `---`, and for one name with a colon and no value.
  private static func isKey(_ range: Range<Int>, _ bytes: ByteView) -> Bool {
    if bytes.starts(with: "---", at: range.lowerBound) { return range.count == 3 }
    return range.count > 1 && bytes[range.upperBound - 1] == UInt8(ascii: ":")
      && range.dropLast().allSatisfy { bytes[$0].continuesWord }
  }

  /// The rows of ``lines`` that are not of program code.
  private static let others: Set<String> = ["a patch", "markup", "YAML"]

  /// How the first line of a text begins that no stylesheet begins with.
  private static let openings: [(opening: StaticString, name: String)] = [
    ("<!DOCTYPE html", "HTML"), ("<!doctype html", "HTML"), ("<html", "HTML"),
    ("<?xml ", "XML"), ("<svg ", "XML"), ("<plist ", "XML"),
    ("diff --git ", "a patch"), ("#!/", "a script"), ("<?php", "PHP"),
    ("export default ", "JavaScript or TypeScript"), ("export const ", "JavaScript or TypeScript"),
    ("module.exports", "JavaScript or TypeScript"), ("import {", "JavaScript or TypeScript"),
    ("import UIKit", "Swift"), ("import SwiftUI", "Swift"), ("import Foundation", "Swift"),
    ("@main struct ", "Swift"), ("terraform {", "Terraform"), ("variable \"", "Terraform"),
    ("resource \"", "Terraform"),
    ("provider \"", "Terraform"), ("module \"", "Terraform"), ("data \"", "Terraform"),
    ("output \"", "Terraform"), ("locals {", "Terraform"),
  ]

  /// How lines of code begin that cannot be lines of a stylesheet.
  private static let statements: [StaticString] = [
    "return", "throw ", "if (", "for (", "while (", "switch (", "- (", "+ (", "#",
  ]

  /// How lines begin, by language; "code" for several.
  private static let lines: [(name: String, openings: [StaticString])] = [
    ("a patch", ["--- ", "+++ ", "@@ -", "diff --git ", "Index: "]),
    (
      "JavaScript or TypeScript",
      ["export default", "export const ", "module.exports", "console.", "document.", "import {"]
    ),
    ("Swift", ["import UIKit", "import SwiftUI", "import Foundation", "override func "]),
    ("Objective-C", ["#import ", "@interface ", "@implementation ", "@end", "@synthesize "]),
    ("C or C++", ["#include "]),
    (
      "code",
      [
        "return ", "return;", "if (", "for (", "while (", "switch (", "} else", "public ",
        "private ", "static ", "class ", "enum ", "package ", "var ", "throw ", "constructor(",
        "const ", "function ", "export ", "window.", "'use strict'", "\"use strict\"", "async ",
        "await ", "func ", "struct ", "final class ", "extension ", "guard ", "init(", "let ",
        "- (", "+ (", "#define ", "#ifdef ", "#ifndef ", "#endif", "int main(", "def ", "elif ",
      ]
    ),
  ]
}
