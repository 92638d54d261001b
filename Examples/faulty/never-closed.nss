/*
  Learn: what is opened must be closed. The complaint stands where it was OPENED, since the end of
  the sheet is where the eye looks last. Here: a quoted word, a block, and a comment that eats the
  rest.
*/

fdlFUINoteFormCell_valueText {
  font-style: "body;
  font-color: primaryLabel;
}

fdlFUINoteFormCell_placeholder {
  font-color: tertiaryLabel;

fdlFUISwitchFormCell_title {
  font-color: primaryLabel;
}

/* To do before the fair: the slider.

FUISliderFormView_title {
  font-color: primaryLabel;
}
