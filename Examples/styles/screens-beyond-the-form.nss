/*
  Saltmarsh Energy: the screens around a form, from the welcome to the figures.

  Forms are met between other screens, and the seams show when only the forms were branded. This
  sheet takes the parts that are seen most: the first screen, the steps of a long task, the big
  number of a dashboard, the axes of a chart, and the history.

  Notice the steps. There the state is the last word of the CLASS PATH ('_completed', '_error'), and
  the finger is the variant of the PROPERTY ('-highlighted'); nearly everywhere else both would be
  variants. The vendor spells the background's variant '-highlight', without 'ed', and so must you.

  Change: the four colors, and look at an error beside a completed step: they have to differ in more
  than hue for whoever sees red and green alike.
*/

@marsh: #1F4E4A;
@reed: #37715F;
@brick: #A32A1E;
@mist: #5F6E6C;

fdlFUIWelcomeScreen_headlineLabel {
  font-color: @marsh;
}

fdlFUIWelcomeScreen_primaryActionButton {
  background-color: @marsh;
  background-color-highlighted: @reed;
  background-color-normal: @marsh;
}

fdlFUIStepProgressIndicator_title {
  font-color: @marsh;
  font-style: subheadline;
}

fdlFUIStepProgressIndicator_normal {
  node-background: white;
  node-background-highlight: white;
  node-foreground: @mist;
  node-foreground-highlighted: @marsh;
  node-foreground-selected: @marsh;
}

fdlFUIStepProgressIndicator_completed {
  node-background: @reed;
  node-background-highlight: @marsh;
  node-foreground: white;
  node-foreground-highlighted: white;
  node-foreground-selected: white;
}

fdlFUIStepProgressIndicator_error {
  node-background: white;
  node-background-highlight: white;
  node-foreground: @brick;
  node-foreground-highlighted: @brick;
  node-foreground-selected: @brick;
}

fdlFUIKPITitleBaseView_title {
  font-color: @mist;
  font-style: subheadline;
  text-align: center;
  text-line-clamp: 2;
}

fdlFUIKPITitleBaseView_kpiMetricItem {
  font-color: @marsh;
  font-style: largeTitle;
}

fdlFUIKPITitleBaseView_kpiUnitItem {
  font-color: @mist;
  font-style: title3;
}

fdlFUIKPITitleBaseView_kpiIconItem {
  tint-color: @reed;
}

fdlFUIChartFloorplanViewController_title {
  font-color: @marsh;
}

fdlFUIChartFloorplanViewController_seriesTitles,
fdlFUIChartFloorplanViewController_valuesAxisTitle,
fdlFUIChartFloorplanViewController_categoryAxisTitle {
  font-color: @mist;
}

fdlFUITimelineCollectionViewCell_titleLabel {
  font-color: @marsh;
  font-style: headline;
}

fdlFUITimelineCollectionViewCell_footnoteLabel {
  font-color: @mist;
  font-style: footnote;
}
