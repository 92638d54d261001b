extension CatalogTable {
  // Source: tombenner/nui 744a36f (after 0.5.5), README; properties found only in its renderers are
  // attested. This table: controls and indicators.
  static let nuiControls = CatalogTable(
    .nui,
    """
    component UIActivityIndicatorView: ActivityIndicator
    source NUI 0.5.5, renderers
    class ActivityIndicator: activityIndicator ~
    note the README does not have it
      color: Color

    component UIButton: Button
    source NUI 0.5.5, README and renderers
    class Button: button
      background-color { -normal | -disabled | -highlighted | -selected \
          | -selected-highlighted | -selected-disabled ~ }: Color
        set as it is; the states' colors are drawn as images
      background-color-top: Color
        one end of a gradient; the other is 'background-color-bottom'
      background-color-bottom: Color
        one end of a gradient; the other is 'background-color-top'
      background-image { -disabled | -highlighted | -selected | -selected-disabled \
          | -selected-highlighted }: Image
      background-image-insets: Box
      background-image-disabled-insets: Box
      background-image-highlighted-insets: Box
      background-image-selected-insets: Box
      background-image-selected-disabled-insets: Box
      background-image-selected-highlighted-insets: Box
      border-color: Color
      border-width: Number
      content-insets: Box
      corner-radius: Number
      font-color { -disabled | -highlighted | -selected | -selected-disabled \
          | -selected-highlighted }: Color
      font-name: FontName
      font-size: Number
      height: Number
      image { -disabled | -highlighted | -selected | -selected-disabled \
          | -selected-highlighted }: Image
      image-insets: Box
      image-disabled-insets: Box
      image-highlighted-insets: Box
      image-selected-insets: Box
      image-selected-disabled-insets: Box
      image-selected-highlighted-insets: Box
      padding: Box
        moves the title; 'title-insets' is applied later and wins
      shadow-color: Color
      shadow-offset: Offset
      shadow-opacity: Number
      shadow-radius: Number
      text-align: TextAlign
        also fill
      text-alpha: Number
      text-auto-fit: Boolean
      text-shadow-color { -disabled | -highlighted | -selected | -selected-disabled \
          | -selected-highlighted }: Color
      text-shadow-offset: Offset
      text-transform: TextTransform
      title-insets: Box
      width: Number

    component UIControl: Control
    source NUI 0.5.5, README and renderers
    class Control: control
    without <image>-insets
      background-color: Color
      background-image: Image
        tiled, unless 'background-repeat' is false
      border-color: Color
      border-width: Number
      corner-radius: Number
      shadow-color: Color
      shadow-offset: Offset
      shadow-opacity: Number
      shadow-radius: Number
      width: Number ~
        a control is drawn as a view is
      height: Number ~
        a control is drawn as a view is
      background-repeat: Boolean ~
        false draws 'background-image' once

    component UIPageControl: PageControl
    source NUI 0.5.5, README and renderers
    class PageControl: pageControl
      color: Color
      current-color: Color

    component UIProgressView: Progress
    source NUI 0.5.5, README and renderers
    class Progress: progress
      progress-image: Image
      progress-tint-color: Color
      track-image: Image
      track-tint-color: Color
      width: Number
      height: Number ~

    component UISegmentedControl: SegmentedControl
    source NUI 0.5.5, README and renderers
    class SegmentedControl: segmentedControl
      background-color { -selected }: Color
      background-image { -selected }: Image
      background-image-insets: Box
      background-image-selected-insets: Box
      background-tint-color: Color
      border-color: Color
      border-width: Number
      corner-radius: Number
      divider-color: Color
      divider-image: Image
      font-color { -selected }: Color
        vital
      font-name: FontName
        vital
      font-size: Number
      text-shadow-color { -selected }: Color
      text-shadow-offset { -selected }: Offset
      width: Number ~
      height: Number ~

    component UISlider: Slider
    source NUI 0.5.5, README and renderers
    class Slider: slider
      minimum-track-tint-color: Color
      maximum-track-tint-color: Color
      minimum-value-image: Image
      maximum-value-image: Image
      thumb-image: Image
      thumb-tint-color: Color

    component UISwitch: Switch
    source NUI 0.5.5, README and renderers
    class Switch: switch
      background-color: Color
      off-image: Image
      off-image-insets: Box
      on-image: Image
      on-image-insets: Box
      on-tint-color: Color
      thumb-tint-color: Color
      tint-color: Color
    """)
}
