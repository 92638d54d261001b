/*
  Learn: a variant belongs to a property and not to a control. Images have '-editable' and colors
  have '-accented', never the other way round; and the '-editable' of a color is taken, with a
  remark, because the vendor's list is in doubt about it.
*/

fdlFUIRatingControlFormCell_ratingControl {
  on-image-accented: pear-loud;
  off-image-editable-disabled: pear-grey;
  half-color-editable: #5E7A1F;
  on-color-editable: #5E7A1F;
}

FUISliderFormView_slider {
  thumb-color-selected: #5E7A1F;
}
