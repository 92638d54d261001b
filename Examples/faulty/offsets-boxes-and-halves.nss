/*
  Learn: an offset has a comma, a box has blanks, a gradient has two ends. NUI crashes on an offset
  without its comma, and turns a box with commas into zeros and other surprises.
*/

Button {
  background-color-top: #2F5D8A;
  border-color: #1E3F5F;
  font-color: white;
  padding: 8, 16, 8, 16;
  shadow-offset: 0 2;
  title-insets: 1 2 3 4 5;
}

TabBarItem {
  text-offset: 3;
}
