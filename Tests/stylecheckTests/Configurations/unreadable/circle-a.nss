@import "circle-b";

Label {
  font-color: red;
}
