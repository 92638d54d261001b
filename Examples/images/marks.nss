/*
  Learn: names of images, and what they lead to. The configuration beside this sheet says where the
  app keeps its images; 'stylecheck Examples/images' tells the names that lead to none.

  'Marks' provides a namespace, so its name is a part of those of the images in it. 'Plain' provides
  none. 'deck' is a file of its own, and its scale is no part of its name.
*/
fdlFUIRatingControl {
  on-image: Marks/shell-whole;
  off-image: shell-outline;
  half-image: Marks/shel-half;
}

fdlFUIWelcomeScreen_logoImageView {
  image-name: Plain/harbor;
}

View {
  background-image: deck;
}

NavigationBar {
  background-image: deck.jpg;
  shadow-image: shadow;
}

Slider {
  thumb-image: circle.fill;
}
