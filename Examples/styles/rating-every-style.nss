/*
  Marmalade Lane, a breakfast delivery, and its rating cell in every style it can have.

  A mark is on, off or half, and each of the three has a color and an image. The control has four
  styles:

    editable           large, waits for a finger        bare name, or '-editable' for images
    editable-disabled  large, the finger is refused     '-editable-disabled', colors only
    standard           small, shows an average          '-standard'
    accented           small, shows an average loudly   '-accented', colors only

  Why the bare names come first: they stand under all the variants. A variant that is left out falls
  back to the bare name, and a bare name that is left out falls back to the palette.

  The two texts have names of the palette: no one color can be read both on white and on black, and
  a name is another color by night. Marks need less, so one color does for them.

  Change: the colors below. If the disabled style should be told apart by more than color, give
  it a paler 'off-color-editable-disabled' and leave 'on' as it is.
*/

@rind: #B4540A;
@amber: #8F6100;
@crumb: #75695C;
@steam: #8A8178;

fdlFUIRatingControlFormCell_title {
  font-color: primaryLabel;
  font-style: subheadline;
}

/* Shown instead of the title, under the marks, as soon as the cell has a subtitle. */
fdlFUIRatingControlFormCell_subtitle {
  font-color: tertiaryLabel;
  font-style: footnote;
}

fdlFUIRatingControlFormCell_ratingControl {
  on-color: @rind;
  on-color-standard: @crumb;
  on-color-accented: @amber;
  on-color-editable-disabled: @steam;

  off-color: @rind;
  off-color-standard: @crumb;
  off-color-accented: @amber;
  off-color-editable-disabled: @steam;

  /* Half marks belong to averages, and averages to the two read-only styles. */
  half-color: @crumb;
  half-color-standard: @crumb;
  half-color-accented: @amber;

  /* The images are stencils: only their shape counts, the color comes from above. */
  on-image: marks/orange-whole;
  on-image-standard: marks/orange-whole-small;
  on-image-editable: marks/orange-whole-large;

  off-image: marks/orange-outline;
  off-image-standard: marks/orange-outline-small;
  off-image-editable: marks/orange-outline-large;

  half-image: marks/orange-half;
  half-image-standard: marks/orange-half-small;
  half-image-editable: marks/orange-half-large;
}

/* The number beside an average, where the control shows one. */
fdlFUIRatingControl_leading_label {
  font-color: primaryLabel;
  font-name: semiboldSystem;
  font-size: 15;
}
