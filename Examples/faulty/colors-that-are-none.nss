/*
  Learn: a color is '#' and six hex digits, one of a short list of words, or a palette name. With
  four, five or seven digits a reader takes a part of them, or none, and does not tell you which.
*/

@plum: #6A2;
@pit: #6A2C5;
@skin: #6A2C5EF;
@leaf: #G07A33;

TableCell {
  background-color: transparent;
  background-color-selected: @plum;
  font-color: @pit;
  font-color-highlighted: @skin;
  tint-color: @leaf;
}

Switch {
  on-tint-color: grey;
  thumb-tint-color: 6A2C5E;
  tint-color: White;
}
