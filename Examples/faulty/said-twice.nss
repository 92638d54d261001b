/*
  Learn: of two that say the same thing only one is heard. Properties and classes: the last.
  Variables: the last for NUI, the FIRST for SAP's SwiftUI port, so that one text makes two themes.
*/

@quince: #8F6100;
@quince: #7A5200;

fdlFUISwitchFormCell_title {
  font-color: @quince;
  font-style: body;
  font-color: primaryLabel;
}

Label {
  font-color: @quince;
  font-size: 15;
}

Label {
  font-size: 16;
}
