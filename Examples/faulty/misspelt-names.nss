/*
  Learn: a name that nobody knows is never asked for, so a slip of the finger looks like a sheet
  that was not loaded. From top to bottom: a class, a part of a class, a property, a variant, and a
  word that is right but for its capital letters.
*/

fdlFUIRatingControlFromCell_title {
  font-color: #21323D;
}

fdlFUIRatingControlFormCell_ratingContol {
  on-color: #A8480C;
}

fdlFUIRatingControlFormCell_ratingControl {
  of-color: #A8480C;
  on-color-acented: #A8480C;
}

textField {
  font-color: #21323D;
}
