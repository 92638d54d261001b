/// A thumb or a text field of a slider, to which the Tab key moves the keyboard focus.
enum SliderStop: Hashable, Sendable {
  case thumb(SliderThumb)
  case field(SliderThumb)

  /// Returns the event of a focus that moves to the stop.
  func event<Value>() -> SliderEvent<Value> {
    switch self {
    case .thumb(let thumb): .focusThumb(thumb)
    case .field(let thumb): .focus(thumb)
    }
  }
}

extension SliderTrack {
  /// The stops in the order of the accessibility elements: the thumbs, then the text fields.
  var stops: [SliderStop] {
    thumbs.map { .thumb($0) } + (hasFields ? thumbs.map { .field($0) } : [])
  }

  /// Returns the stop of an accessibility element; nil for the group of two thumbs.
  func stop(ofElement element: Int) -> SliderStop? {
    let elements: [SliderStop?] = (isRange ? [nil] : []) + stops
    return elements.indices.contains(element) ? elements[element] : nil
  }

  /// Returns the stop after or before the one with the focus; nil beyond the last one.
  func stop(isBackward: Bool) -> SliderStop? {
    let current = editedThumb.map { SliderStop.field($0) } ?? focusedThumb.map { .thumb($0) }
    guard let current, let place = stops.firstIndex(of: current) else { return nil }
    let next = isBackward ? place - 1 : place + 1
    return stops.indices.contains(next) ? stops[next] : nil
  }
}
