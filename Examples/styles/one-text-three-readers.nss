/*
  Brine and Bell, a ferry line: one text that NUI, SAPFiori and SAP's SwiftUI port read alike.

  The three agree on less than one would think. This sheet keeps to what they share:

    a definition stands alone on its line and starts in the first column
    no blank around its colon, nothing after its semicolon, not even a comment
    six hex digits, because three and eight mean something else to each of them
    no definition twice: the first wins for one reader, the last for the others
    no variable as the value of another variable
    comments of this kind only, and none that begins a line with an at sign

  The SwiftUI port reads the four definitions and skips every rule. The other two read both, and
  the rules below use the definitions as plain variables, so that even NUI, which knows no palette,
  has a use for each of them.

  Change: the four colors, and keep the shape of their lines.
*/

@tintColor_lightBackground:#0B6B74;
@tintColor_darkBackground:#7AD3DA;
@primaryLabel_lightBackground:#1D2B2E;
@primaryLabel_darkBackground:#EEF4F4;

NavigationBar {
  bar-tint-color: @primaryLabel_lightBackground;
  font-color: @primaryLabel_darkBackground;
}

BarButton {
  font-color: @tintColor_darkBackground;
}

Label {
  font-color: @primaryLabel_lightBackground;
}

Button {
  background-color: @tintColor_lightBackground;
  font-color: @primaryLabel_darkBackground;
  padding: 8 16 8 16;
}
