/*
  Learn: what does nothing should go, for the next reader will look for its purpose. Two rules
  without a declaration, two variables without a use. A palette name is never idle, used in a rule
  or not.
*/

@tintColor_lightBackground: #28527A;
@tintColor_darkBackground: #9CC4EC;
@chartreuse: #5E7A00;
@oldBrandBlue: #1F4FA8;
@gravel: secondaryLabel;

fdlFUIRatingControlFormCell {
}

fdlFUIRatingControlFormCell_title {
  font-color: @gravel;
}

Toolbar {
  /* background-color: @oldBrandBlue; */
}
