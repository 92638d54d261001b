/*
  Learn: every property wants a value of one type, and an engine that is given another falls back
  to something without a word: 0, false, left, or no color.
*/

fdlFUIRatingControlFormCell_title {
  font-color: 17;
  font-style: subheading;
}

fdlFUIRatingControlFormCell_ratingControl {
  on-color: star-filled;
}

Label {
  font-size: large;
  text-align: centre;
  text-auto-fit: maybe;
  text-line-clamp: 2.5;
}

Table {
  separator-style: dotted;
}
