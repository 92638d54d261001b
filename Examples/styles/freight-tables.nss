/*
  Quillback Freight: an app that is nothing but tables, eight hours a day.

  In such an app decoration is noise and rhythm is everything. So there are three sizes of type, one
  strong color, and one quiet background for the row that is selected; the rest is left alone.

  How the classes hang together:

    Table             the sheet of paper
    TableCell         a plain row; TableCellDetail is the second text in it
    fdlFUIObject...   SAP's object row: its background is on the cell, its text on the inner view
    fdlFUIKeyValue... a row of a name and a value, read-only here
    fdlFUITimeline... a row of the history of a shipment

  Change: 'row-height' first. It decides how much of a manifest fits on a screen, and what looks
  generous with ten rows is in the way with ten thousand.
*/

@ink: #1E2530;
@pencil: #5E6876;
@rule: #CBD2DA;
@paper: #FFFFFF;
@selected: #E4ECF7;
@manifest: #174C8C;
@stamp: #3468AB;

NavigationBar {
  bar-tint-color: @manifest;
  font-color: white;
  font-name: semiboldSystem;
  font-size: 17;
}

BarButton {
  font-color: white;
}

SearchBar {
  background-color: @paper;
  scope-background-color: @paper;
}

SegmentedControl {
  background-color: @paper;
  background-color-selected: @manifest;
  font-color: @manifest;
  font-color-selected: white;
  font-size: 13;
}

Table {
  background-color: @paper;
  row-height: 40;
  separator-color: @rule;
  separator-style: single-line;
}

TableCell {
  background-color: @paper;
  background-color-selected: @selected;
  font-color: @ink;
  font-color-highlighted: @ink;
  font-name: system;
  font-size: 15;
  text-align: left;
}

TableCellDetail {
  font-color: @pencil;
  font-color-highlighted: @ink;
  font-name: system;
  font-size: 13;
  text-align: right;
}

/* Shipments. */
fdlFUIObjectTableViewCell {
  background-color: @paper;
  background-color-selected: @selected;
}

fdlFUIObjectView_headlineLabel {
  font-color: @ink;
  font-style: headline;
}

/* The papers of one shipment. */
fdlFUIKeyValueTableViewCell_title {
  font-color: @pencil;
  font-name: system;
  font-size: 13;
  text-align: left;
  text-line-clamp: 1;
}

fdlFUIKeyValueTableViewCell_valueText {
  font-color: @ink;
  font-name: system;
  font-size: 15;
  text-align: left;
  text-line-clamp: 3;
}

/* Where it has been. */
fdlFUITimelineCell {
  background-color: @paper;
}

fdlFUITimelineCell_timelineBackground {
  background-color: @selected;
}

/*
  How the last consignee liked it: small, quiet, and never touched here. Night shifts see it on
  black, so the blue is a lighter one, which stands out from both.
*/
fdlFUIRatingControl {
  on-color: @stamp;
  on-color-standard: @pencil;
  on-color-accented: @stamp;
  on-color-editable-disabled: @pencil;
  off-color: @stamp;
  off-color-standard: @pencil;
  off-color-accented: @stamp;
  off-color-editable-disabled: @pencil;
}

Toolbar {
  background-color: @paper;
}
