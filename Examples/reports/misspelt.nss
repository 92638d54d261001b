/* Learn: two mistakes, as each report shows them. */
@amber: #E26300;

fdlFUIRatingControl {
  on-color: @ambr;
  off-color: #8D5D2E
}
