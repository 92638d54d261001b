/*
  Learn: the language has few signs, and habits from CSS bring others. No percent, no exclamation
  mark, no star, no brackets; and outside comments only ASCII, so beware of what a word processor
  puts in.
*/

@café: #6B3E1F;
@crème: #F4E9DC;

Button {
  background-color: #6B3E1F !important;
  corner-radius: 50%;
  font-color: ‘white’;
  height: 2 * 22;;
}

Label[small] {
  font-size: 12 – 14;
}

* {
  font-name: system;
}
