/*
  Paper Lantern, a reading club: one brand in two appearances, without saying any rule twice.

  A sheet has no block for dark mode. What it has instead is the palette: define a palette name
  once for the light background and once for the dark one, and let the rules say the NAME and not a
  color. The framework then picks the right half at each moment, and a rule never has to know
  which.

  Note the difference of one sign. 'tintColor' in a rule is the palette's color and follows the
  appearance; '@tintColor_lightBackground' in a rule would be a variable, the same color day and
  night.

  Colors that no palette name stands for go to customColor1 to customColor6, which exist for brands.
  A name with a suffix, like the last one below, is frozen on purpose.

  Change: the pairs in the upper half. The lower half should not need it.
*/

@tintColor_lightBackground: #8A2E4D;
@tintColor_darkBackground: #F2A3BC;
@primaryLabel_lightBackground: #2B2226;
@primaryLabel_darkBackground: #F6F0F2;
@tertiaryLabel_lightBackground: #6E5F65;
@tertiaryLabel_darkBackground: #BFB0B6;
@quaternaryLabel_lightBackground: #857A7E;
@quaternaryLabel_darkBackground: #8F8388;
@primaryBackground_lightBackground: #FFFFFF;
@primaryBackground_darkBackground: #171114;
@secondaryBackground_lightBackground: #F8F1F3;
@secondaryBackground_darkBackground: #241C20;

/* Of forms: what cards lie on, an app's own grouped views, lines on cards, words above them. */
@primaryGroupedBackground_lightBackground: #F8F1F3;
@primaryGroupedBackground_darkBackground: #171114;
@secondaryGroupedBackground_lightBackground: #FFFFFF;
@secondaryGroupedBackground_darkBackground: #241C20;
@separator_lightBackground: #E3D8DC;
@separator_darkBackground: #43373D;
@secondaryLabel_lightBackground: #4F4247;
@secondaryLabel_darkBackground: #DCCFD4;

/* The glow of the lantern: the club's own color, in no palette but this. */
@customColor1_lightBackground: #8C5A00;
@customColor1_darkBackground: #FFCF70;

fdlFUIRatingControlFormCell_title {
  font-color: primaryLabel;
  font-style: subheadline;
}

fdlFUIRatingControlFormCell_subtitle {
  font-color: tertiaryLabel;
  font-style: footnote;
}

fdlFUIRatingControlFormCell_ratingControl {
  on-color: tintColor;
  on-color-standard: tertiaryLabel;
  on-color-accented: customColor1;
  on-color-editable-disabled: quaternaryLabel;
  off-color: tintColor;
  off-color-standard: tertiaryLabel;
  off-color-accented: customColor1;
  off-color-editable-disabled: quaternaryLabel;
  half-color: customColor1;
  half-color-standard: tertiaryLabel;
  half-color-accented: customColor1;
}

fdlFUINoteFormCell_valueText {
  font-color: primaryLabel;
  font-style: body;
}

fdlFUINoteFormCell_placeholder {
  font-color: tertiaryLabel;
  font-style: body;
}

Table {
  background-color: secondaryBackground;
}

TableCell {
  background-color: primaryBackground;
  font-color: primaryLabel;
}

/* The bar is dark by day as well, so its title is always the color meant for dark backgrounds. */
NavigationBar {
  bar-tint-color: black;
  font-color: primaryLabel_darkBackground;
}
