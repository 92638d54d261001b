/*
  Learn: check this one with '--target nui'. Two slashes are no comment there, and a colon has no
  place in a selector: a path such as Button:LargeButton is written on the element, not in the
  sheet. Either of them loses the whole sheet. So do a comment that touches a word and a name that
  begins 'and'.
*/

// The orchard's own green.
@orchard: #3C6B2A;

Button:LargeButton {
  background-color: @orchard; // the one on the first page
  font-color: white;
}

Label {
  font-color: @orchard/* as above */;
}

androidHint {
  font-color: @orchard;
}
