@import "circle-a";

Label {
  font-size: 12;
}
