extension ValidationNotice {
  /// Adds the background, icon and text of the notice to the items of its cell.
  func add(to items: inout [CellItem]) {
    if let background {
      items.append(CellItem(.notice, .shape(StyledShape(frame, color: background))))
    }
    if let icon {
      let picture = StyledPicture(icon.image, tint: icon.color, .icon, icon.frame)
      items.append(CellItem(.notice, .picture(picture)))
    }
    items.append(CellItem(.notice, .text(text)))
  }
}
