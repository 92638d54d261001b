/// A form cell with a slider: the shared properties of a form field, and a track.
///
/// The properties of the track are properties of the cell: `cell.policies` is
/// `cell.track.policies`.
@dynamicMemberLookup
public protocol TrackCell: FieldCell
where Event == SliderEvent<Value>, Effect == ScaleEffect<Value>, Strings == ScaleStrings {
  /// The value of the cell.
  associatedtype Value: Hashable, Sendable
  /// The scale, the thumbs and the text fields.
  var track: SliderTrack { get set }
  /// Returns the value of the cell for the values of its thumbs.
  static func value(of values: ScaleRange) -> Value
  /// Returns the values of the thumbs for a value of the cell; the track clamps them.
  static func values(of value: Value) -> ScaleRange
}

extension TrackCell {
  /// A property of the track that can be set.
  public subscript<Own>(dynamicMember path: WritableKeyPath<SliderTrack, Own>) -> Own {
    get { track[keyPath: path] }
    set { track[keyPath: path] = newValue }
  }

  /// A property of the track.
  public subscript<Own>(dynamicMember path: KeyPath<SliderTrack, Own>) -> Own {
    track[keyPath: path]
  }

  /// The value; it is always in the bounds.
  public var value: Value { Self.value(of: track.values) }

  /// Returns the text in the field of a thumb.
  public func text(of thumb: SliderThumb = .upper) -> String { track.text(of: thumb) }

  /// False: a slider always has a value.
  public var isEmpty: Bool { false }

  /// Handles an event in any phase, and returns its effects.
  ///
  /// A change by the program has no effect to report, unless it ends a drag. While the user cannot
  /// change the cell, an interaction is reverted.
  ///
  /// - Complexity: O(1), and O(*n*) in the length of a typed text.
  public mutating func handle(_ event: SliderEvent<Value>) -> [ScaleEffect<Value>] {
    track.handle(event, field.hindrance, Self.values).map { $0.map(Self.value) }
  }
}
