/*
  Harborlight Inspections: every cell of one form, from the title to the signature.

  Read it from top to bottom as an inspector meets the cells. The same four roles return in each of
  them (what a field is called, what was entered, what is still missing, what cannot be changed), so
  the sheet names the roles once and spends them everywhere. A form whose cells agree in this needs
  no further decoration. What is to be read has names of the palette, which are other colors by
  night; the two strong colors stand out from white and from black alike.

  Three places where the vendor's names do not follow the vendor's rule:

    the slider      its paths begin with FUI and not with fdlFUI
    the signature   styled through its inner view, FUIInlineSignatureFormView
    the button      its cell has a path but lists no property; the class Button is used instead

  Change: the roles. Change a cell only where it has to stand out.
*/

@fieldName: primaryLabel;
@fieldEntry: secondaryLabel;
@fieldHint: tertiaryLabel;
@fieldLocked: #64737C;
@beacon: #AB4A10;
@tide: #1E6F93;
@deep: #14324A;
@fog: #C9D3D8;

/* Title of the report. */
fdlFUITitleFormCell_valueTextField {
  font-color: @fieldName;
  tint-color: @fieldName;
  tint-color-disabled: @fieldLocked;
}

/* Berth, vessel, officer: a key and its value. */
fdlFUIKeyValueFormCell_title {
  font-color: @fieldName;
  font-style: subheadline;
}

fdlFUIKeyValueFormCell_valueText {
  font-color: @fieldEntry;
  font-style: body;
  font-style-disabled: body;
  tint-color: @tide;
  tint-color-disabled: @fieldLocked;
}

fdlFUIKeyValueFormCell_placeholder {
  font-color: @fieldHint;
  font-style: body;
}

fdlFUIKeyValueFormCell_subtitle {
  font-color: @fieldHint;
  font-style: footnote;
}

/* Was the gangway secured? */
fdlFUISwitchFormCell_title {
  font-color: @fieldName;
  font-style: subheadline;
  text-line-clamp: 2;
}

Switch {
  on-tint-color: @tide;
  thumb-tint-color: white;
  tint-color: @fog;
}

/* How far is the ramp from the quay? */
FUISliderFormView_title {
  font-color: @fieldName;
  font-color-disabled: @fieldLocked;
  font-style: subheadline;
  font-style-disabled: subheadline;
}

FUISliderFormView_subtitle {
  font-color: @fieldEntry;
  font-color-disabled: @fieldLocked;
  font-style: body;
  font-style-disabled: body;
}

FUISliderFormView_footnote {
  font-color: @fieldHint;
  font-color-disabled: @fieldLocked;
  font-style: footnote;
  font-style-disabled: footnote;
}

FUISliderFormView_slider {
  maximum-track-color: @fog;
  maximum-track-color-disabled: @fog;
  minimum-track-color: @tide;
  minimum-track-color-disabled: @fieldLocked;
  thumb-color: white;
  thumb-color-disabled: white;
  view-alpha-value: 1;
  view-alpha-value-disabled: 0.6;
}

/* In what state is she? */
fdlFUIRatingControlFormCell_title {
  font-color: @fieldName;
  font-style: subheadline;
}

fdlFUIRatingControlFormCell_subtitle {
  font-color: @fieldHint;
  font-style: footnote;
}

fdlFUIRatingControlFormCell_ratingControl {
  on-color: @beacon;
  on-color-standard: @fieldHint;
  on-color-accented: @beacon;
  on-color-editable-disabled: @fieldLocked;
  off-color: @beacon;
  off-color-standard: @fieldHint;
  off-color-accented: @beacon;
  off-color-editable-disabled: @fieldLocked;
  half-color: @beacon;
  half-color-standard: @fieldHint;
  half-color-accented: @beacon;
}

/* In which order are the decks to be visited? */
fdlFUIOrderPickerFormItemView_title {
  font-color: @fieldName;
  font-style: body;
}

fdlFUIOrderPickerFormItemView_subtitle {
  font-color: @fieldHint;
  font-style: footnote;
}

fdlFUIOrderPickerFormItemView_leadingImageView {
  image-name: deck-plan;
  tint-color: @tide;
}

/* What else was seen. */
fdlFUINoteFormCell_valueText {
  font-color: @fieldEntry;
  font-style: body;
}

fdlFUINoteFormCell_placeholder {
  font-color: @fieldHint;
  font-style: body;
}

/* Who says so. */
fdlFUIInlineSignatureFormView {
  drawing-area-background-color: primaryBackground;
  signature-line-color: @fog;
  stroke-color: @fieldName;
  stroke-width: 3;
  xmark-color: @fieldHint;
}

fdlFUIInlineSignatureFormView_title {
  font-color: @fieldName;
  font-style: subheadline;
}

fdlFUIInlineSignatureFormView_startActionTitle,
fdlFUIInlineSignatureFormView_restartActionTitle,
fdlFUIInlineSignatureFormView_saveActionTitle {
  font-color: @tide;
  font-style: body;
}

fdlFUIInlineSignatureFormView_cancelActionTitle,
fdlFUIInlineSignatureFormView_clearActionTitle {
  font-color: @beacon;
  font-style: body;
}

fdlFUIInlineSignatureFormView_watermarkText {
  font-color: @fieldHint;
  font-style: caption1;
}

/* Hand it in. */
Button {
  background-color: @tide;
  background-color-disabled: @fieldLocked;
  background-color-highlighted: @deep;
  corner-radius: 8;
  font-color: white;
  font-name: semiboldSystem;
  font-size: 17;
  height: 48;
}
