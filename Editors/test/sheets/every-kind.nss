/* Every kind of text that a grammar tells apart, each in the places where it can stand. */
/* stylecheck-disable-file unused-variable, line-comment -- this sheet is for grammars */
@import "base.nss";
@import 'more/base.nss' ;
@import brand.nss;

@harborBlue: #0064D9;
@foam : #FFF; // stylecheck-disable-line short-hex -- the shortest form
@night: 0x1B2A41;
@import: red;
@mediaInk: rgba(0, 100, 217, 0.5);
@fog: RGB (12,13 , 14);
@and: 12.5; @edge: -3;

/* A class, a path of classes, and a list over several lines. */
Label { font-color: @harborBlue; }
Button:LargeButton { height : 44; }
fdlFUIRatingControlFormCell_title,
fdlFUIRatingControlFormCell_subtitle, /* between */
.Badge
{
  font-color/* glued */: @foam;
  font-name: "Helvetica Neue";
  font-size:.5;
  background-image: icons/star.png;
  exclude-views: Label, Button;
  text-offset: 0,-11;
  padding: 1 2px 3.25 -4;
  true: true; false : false;
  font-color-highlighted:
    hsl(0.1,
      0.2, @depth);
  border-color: #12345;
  tint-color: #8000FF00;
  on-image: star.fill; off-image: 12monkeys;
}

android { and-color: and; }
EmptyRule {}

@media (device: ipad) and (orientation: landscape) {
  @edge: 4;
  Button:LargeButton, Label {
    height: 52; /* stylecheck-disable-line unknown-property */
  }
}
@media (device:iphone)
{
  // stylecheck-disable-next-line unknown-class
  Harbor { font-color: 'é'; /* naïve café 🌊 */ font-size: 12; }
}
