/*
  Learn: what is opened must be closed. The complaint stands where it was OPENED, since the end of
  the sheet is where the eye looks last. Here: a quoted word, a block, and a comment that eats the
  rest.
*/

fdlFUINoteFormCell_valueText {
  font-style: "body;
  font-color: #2B3A42;
}

fdlFUINoteFormCell_placeholder {
  font-color: #5C6B73;

fdlFUISwitchFormCell_title {
  font-color: #2B3A42;
}

/* To do before the fair: the slider.

FUISliderFormView_title {
  font-color: #2B3A42;
}
