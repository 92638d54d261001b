/* Learn: one mistake, and what it costs. This is the sheet of the README. */
@amber: #E26300;

fdlFUIRatingControlFormCell_ratingControl {
  on-color-accented: @ambr;
  off-color-accented: #8D5D2E
  on-image-standard: star-filled;
}
