/*
  Tern and Tide Charts: one sheet for the phone in a hand and the tablet on a chart table.

  A media block switches its rules on while its conditions hold. Two questions can be asked,
  'device' (iphone, ipad) and 'orientation' (portrait, landscape), joined by 'and'.

  Three habits that keep such a sheet honest:

    the ordinary case first, without a condition, and the exception after it: the later one wins
    an exception says only what is different
    two blocks that can hold at the same time never set the same property, so that the order of the
    blocks decides nothing

  NUI reads media blocks since 0.5. SAP does not document them for its own reader, so try on a
  device what must not go wrong there.

  Change: the numbers. Colors do not depend on how a device is held.
*/

@deepWater: #123B57;
@chalk: #F7F9FA;

NavigationBar {
  bar-tint-color: @deepWater;
  font-color: @chalk;
  font-name: semiboldSystem;
  font-size: 17;
}

Label {
  font-color: @deepWater;
  font-size: 15;
}

Button {
  background-color: @deepWater;
  corner-radius: 6;
  font-color: @chalk;
  font-size: 15;
  height: 44;
}

Table {
  background-color: @chalk;
  row-height: 44;
}

/* A chart table is read from further away than a hand. */
@media (device: ipad) {
  Label {
    font-size: 18;
  }

  Button {
    font-size: 18;
    height: 52;
  }
}

/* A phone held sideways has little height to give to a bar. */
@media (device: iphone) and (orientation: landscape) {
  NavigationBar {
    font-size: 15;
  }

  Table {
    row-height: 36;
  }
}
