/*
  Learn: a media block asks for a device (iphone, ipad) or an orientation (portrait, landscape),
  each in parentheses, joined by 'and'. There is no width, no comma, no block within a block; and a
  word that is not on the list makes a condition that never holds.
*/

@media (max-width: 600) {
  Label { font-size: 14; }
}

@media (device: iPad) {
  Label { font-size: 18; }
}

@media device: ipad {
  Button { height: 52; }
}

@media (device: ipad), (orientation: landscape) {
  Table { row-height: 52; }
}

@media (orientation: landscape) {
  @media (device: iphone) { Table { row-height: 36; } }
}
