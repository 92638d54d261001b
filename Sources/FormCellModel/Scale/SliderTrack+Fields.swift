extension SliderTrack {
  /// The scale in a description, which comes before the value: a new one resets it.
  var describedScale: ValueScale {
    get { scale }
    set {
      scale = newValue
      let bounds = newValue.bounds
      hold(ScaleRange(bounds.lowerBound, isRange ? bounds.upperBound : bounds.lowerBound))
    }
  }

  /// The fault of a phase or a focus that a description cannot have; nil for none.
  var valueFault: ValueFault? {
    let touched: SliderThumb? =
      switch phase {
      case .resting: nil
      case .dragging(let drag): drag.thumb
      case .editing(let thumb, _): thumb
      }
    if editedThumb != nil, !hasFields {
      return ValueFault(key: "phase", reason: "there are no text fields")
    }
    let missing = [("phase", touched), ("focusedThumb", focusedThumb)].first { _, thumb in
      thumb.map { !thumbs.contains($0) } ?? false
    }
    return missing.map { key, _ in
      ValueFault(key: key, reason: "there is one thumb, the upper one")
    }
  }
}

extension Answer where Value == SliderTrack.Phase {
  /// `"resting"`, or `{ "editing": { "thumb": "upper", "text": "12" } }` and the like.
  static var phase: Self {
    Answer(words: [("resting", .resting)], object: "sliderPhase") { reader in
      let drag = reader.object("dragging") { SliderTrack.Drag(&$0) }.map(Value.dragging)
      let edit = reader.object("editing") { reader -> Value? in
        reader.require("text")
        guard let text = reader.text("text") else { return nil }
        return .editing(reader.word("thumb") ?? .upper, text: text)
      }
      return reader.requireOne(of: ["dragging", "editing"]) ? drag ?? edit : nil
    } members: { phase in
      switch phase {
      case .resting: nil
      case .dragging(let drag): ["dragging": drag.members]
      case .editing(let thumb, let text):
        ["editing": ["thumb": thumb.rawValue, "text": text] as FieldMembers]
      }
    }
  }
}

extension SliderTrack.Drag {
  fileprivate init?(_ reader: inout any FieldReader) {
    reader.require("lower", "upper")
    let lower = reader.decimal("lower", in: ValueScale.limits)
    guard let upper = reader.decimal("upper", in: ValueScale.limits), let lower else { return nil }
    self.init(thumb: reader.word("thumb") ?? .upper, start: ScaleRange(lower, upper))
  }

  fileprivate var members: FieldMembers {
    ["thumb": thumb.rawValue, "lower": start.lower, "upper": start.upper]
  }
}
