/*
  Copperleaf Allotments: the ordinary controls, by the class names that NUI gave them.

  These classes are not of the form cells; every button, label and bar of the app obeys them. They
  are where a sheet shows all the shapes that a value can have:

    an offset    two numbers with a comma between    0, 1
    a box        one to four numbers with blanks     top right bottom left, as in CSS
    a gradient   two properties, and both of them    '-top' and '-bottom'
    a word       one of a short list                 single-line, uppercase, center

  A comma in a box and a blank in an offset are the two slips that nobody notices until the padding
  is gone, so compare yours with the ones below.

  Change: the six colors, then the radius of Button, which sets the tone of the whole.
*/

@bark: #3B2A20;
@copper: #9A4A1C;
@copperDeep: #7A3811;
@moss: #4C6B2F;
@linen: #FBF6EF;
@twine: #B9A58F;

Window {
  background-color: @linen;
}

NavigationBar {
  bar-tint-color: @bark;
  font-color: @linen;
  font-name: semiboldSystem;
  font-size: 18;
  text-shadow-color: clear;
  text-shadow-offset: 0, 0;
  title-vertical-offset: 1;
}

BarButton {
  background-color: clear;
  font-color: @linen;
  font-name: mediumSystem;
  font-size: 16;
}

TabBar {
  background-color-top: @linen;
  background-color-bottom: #F1E7D9;
  selected-image-tint-color: @copper;
}

TabBarItem {
  font-color: @bark;
  font-color-selected: @copper;
  font-name: mediumSystem;
  font-size: 11;
  text-offset: 0, -2;
}

Button {
  background-color-top: @copper;
  background-color-bottom: @copperDeep;
  border-color: @copperDeep;
  border-width: 1;
  corner-radius: 6;
  font-color: white;
  font-color-highlighted: @linen;
  font-name: boldSystem;
  font-size: 16;
  padding: 8 16 8 16;
  shadow-color: black;
  shadow-offset: 0, 1;
  shadow-opacity: 0.2;
  shadow-radius: 2;
  text-transform: capitalize;
}

Label {
  font-color: @bark;
  font-name: system;
  font-size: 16;
  text-align: left;
  text-auto-fit: false;
}

TextField {
  background-color: white;
  border-color: @twine;
  border-style: none;
  border-width: 1;
  corner-radius: 6;
  font-color: @bark;
  font-name: system;
  font-size: 16;
  height: 44;
  keyboard-appearance: light;
  padding: 0 12 0 12;
  tint-color: @copper;
  vertical-align: center;
}

TextView {
  font-color: @bark;
  font-name: system;
  font-size: 16;
  padding: 8 12;
}

Switch {
  on-tint-color: @moss;
  thumb-tint-color: white;
  tint-color: @twine;
}

Slider {
  maximum-track-tint-color: @twine;
  minimum-track-tint-color: @moss;
  thumb-tint-color: white;
}

Progress {
  progress-tint-color: @moss;
  track-tint-color: @twine;
}

SegmentedControl {
  background-color: @linen;
  background-color-selected: @copper;
  border-color: @copper;
  border-width: 1;
  corner-radius: 6;
  divider-color: @copper;
  font-color: @copper;
  font-color-selected: white;
  font-name: mediumSystem;
  font-size: 14;
}

Table {
  background-color: @linen;
  row-height: 48;
  separator-color: @twine;
  separator-style: single-line;
}

TableCell {
  background-color: white;
  background-color-selected: #F1E7D9;
  font-color: @bark;
  font-name: system;
  font-size: 16;
}

PageControl {
  color: @twine;
  current-color: @bark;
}
