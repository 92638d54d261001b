/*
  Learn: a semicolon ends every declaration, the last one of a block included. NUI drops the WHOLE
  sheet for one that is missing, and says nothing; here each costs only the line it is missing
  from.
*/

@lagoon: #137189
@lagoonDeep: #0A4E60;

NavigationBar {
  bar-tint-color: @lagoonDeep
  font-color: white;
}

fdlFUIRatingControlFormCell_ratingControl {
  on-color: @lagoon;
  off-color: @lagoon
}
