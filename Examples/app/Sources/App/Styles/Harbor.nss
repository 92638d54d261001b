/* The theme of the app. The build checks it. */

@tintColor_lightBackground: #14568C;
@tintColor_darkBackground: #7FBCEB;

fdlFUIRatingControlFormCell_ratingControl {
  on-color: tintColor;
  on-color-accented: tintColor;
}
