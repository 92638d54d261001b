/*
  Learn: a variable needs a definition somewhere in the sheet, before or after its use. One that
  has none stops a NUI app as it starts. One that leads back to itself has no value at all.
*/

@heather: #6B4E8A;
@dusk: @evening;
@evening: @twilight;
@twilight: @dusk;

fdlFUINoteFormCell_valueText {
  font-color: @heathre;
}

fdlFUINoteFormCell_placeholder {
  font-color: @dusk;
}

Button {
  background-color: @heather;
  font-color: @onHeather;
}
