/*
  Harbor Pilots: the theme that the tests of this package hold to its promises.

  Each color comes in a pair, for the light background and for the dark one, and in a second pair for
  readers who asked for more contrast.
*/

@tintColor_lightBackground: #14568C;
@tintColor_darkBackground: #7FBCEB;
@tintColor_contrastLightBackground: #0B3A61;
@tintColor_contrastDarkBackground: #B9DDF7;
@primaryLabel_lightBackground: #14212B;
@primaryLabel_darkBackground: #EDF3F7;
@tertiaryLabel_lightBackground: #506472;
@tertiaryLabel_darkBackground: #A5B7C4;
@customColor1_lightBackground: #9A4A00;
@customColor1_darkBackground: #FFB868;
@customColor1_contrastLightBackground: #6B3300;
@customColor1_contrastDarkBackground: #FFD7A6;

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
  half-color: tintColor;
  half-color-standard: tertiaryLabel;
  half-color-accented: customColor1;
  on-image: star.fill;
  off-image: star;
  half-image: star.leadinghalf.filled;
}
