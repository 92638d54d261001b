@import "../base";

fdlFUIRatingControl {
  on-color: @ambr;
  off-color: #8D5D2E
}
