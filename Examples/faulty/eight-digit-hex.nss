/*
  Learn: eight hex digits are three different colors. NUI reads the first six and drops the rest;
  SAPFiori takes the first two as a percentage of opacity, in hex; SAP's SwiftUI port takes the
  last two as opacity. Write six digits, and let the design do without the transparency.
*/

@veil: #1EC8553D;

fdlFUIObjectTableViewCell {
  background-color-selected: @veil;
}

/* Solid for one reader, nearly gone for another. */
fdlFUIRatingControlFormCell_ratingControl {
  on-color: #FF8A2B06;
  off-color: #32A15C00;
}
