/* Learn: an old sheet of which less is asked. */
@unused: #FFF;

Label {
  font-size: 17;
  font-size: 18;
}
