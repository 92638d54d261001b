/*
  The smallest sheet that is worth loading: one rule, one property.

  Everything the sheet does not mention keeps the look the framework gave it, so one rule is a whole
  theme. The bare name 'on-color' also answers for every style of the control that has no color of
  its own, read-only ones included.

  Change: the color. Then add 'on-color-accented' and watch only the accented style leave the
  others.
*/

fdlFUIRatingControlFormCell_ratingControl {
  on-color: #B4540A;
}
