extension CatalogTable {
  // Source: tombenner/nui 744a36f (after 0.5.5), README; properties found only in its renderers are
  // attested. This table: bars and their items.
  static let nuiBars = CatalogTable(
    .nui,
    """
    component UIBarButtonItem: BarButton
    source NUI 0.5.5, README and renderers
    class BarButton: barButtonItem
      background-color { -highlighted }: Color
      background-color-top: Color
        one end of a gradient; the other is 'background-color-bottom'
      background-color-bottom: Color
        one end of a gradient; the other is 'background-color-top'
      background-image: Image
      background-image-insets: Box
      background-tint-color: Color
      border-color: Color
      border-width: Number
      corner-radius: Number
      font-color: Color
        vital
      font-name: FontName
        vital
      font-size: Number
      text-shadow-color: Color
      text-shadow-offset: Offset

    component UIBarButtonItem: BarButtonBack
    source NUI 0.5.5, README and renderers
    class BarButtonBack: barButtonItem
    note read through the path BarButton:BarButtonBack, once, at the start
    below BarButton
    inherits BarButton
      background-color: Color
      background-image { -highlighted ~ | -selected ~ | -disabled ~ }: Image
      background-image-insets: Box
      background-tint-color: Color
      border-color: Color
      border-width: Number
      corner-radius: Number
      font-color: Color
        vital
      font-name: FontName
        vital
      font-size: Number
      text-shadow-color: Color
      text-shadow-offset: Offset
      background-color-top: Color ~
        only this color is used, as a flat fill

    component UINavigationBar: NavigationBar
    source NUI 0.5.5, README and renderers
    class NavigationBar: navigationBar
      bar-tint-color: Color
      background-color: Color
        drawn as an image too
      background-color-top: Color
        one end of a gradient; the other is 'background-color-bottom'
      background-color-bottom: Color
        one end of a gradient; the other is 'background-color-top'
      background-image: Image
      background-image-insets: Box
      background-tint-color: Color
      font-color: Color
        vital
      font-name: FontName
        vital
      font-size: Number
      shadow-image: Image
      text-shadow-color: Color
      text-shadow-offset: Offset
      title-vertical-offset: Number

    component UISearchBar: SearchBar
    source NUI 0.5.5, README and renderers
    class SearchBar: searchBar
      background-color: Color
      background-color-top: Color
        one end of a gradient; the other is 'background-color-bottom'
      background-color-bottom: Color
        one end of a gradient; the other is 'background-color-top'
      background-image: Image
      background-tint-color: Color
      scope-background-color: Color
      scope-background-image: Image

    component UIBarButtonItem: SearchBarButton
    source NUI 0.5.5, README and renderers
    class SearchBarButton: barButtonItem
    note read through the path BarButton:SearchBarButton
    below BarButton
    inherits BarButton

    component UISegmentedControl: SearchBarScopeBar
    source NUI 0.5.5, README and renderers
    class SearchBarScopeBar: segmentedControl
    note read through the path SegmentedControl:XScopeBar for a search bar of class X
    below SegmentedControl
    inherits SegmentedControl
    derived ScopeBar

    component UITabBar: TabBar
    source NUI 0.5.5, README and renderers
    class TabBar: tabBar
      bar-tint-color: Color
      background-color: Color
      background-color-top: Color
        one end of a gradient; the other is 'background-color-bottom'
      background-color-bottom: Color
        one end of a gradient; the other is 'background-color-top'
      background-image: Image
      background-image-insets: Box
      background-tint-color: Color
      selected-image: Image
      selected-image-tint-color: Color

    component UITabBarItem: TabBarItem
    source NUI 0.5.5, README and renderers
    class TabBarItem: tabBarItem
      background-image-selected: Image
      background-image-selected-insets: Box
      finished-image { -selected }: Image
      font-color { -selected }: Color
        vital
      font-name: FontName
        vital
      font-size: Number
      text-offset: Offset
      text-shadow-color { -selected ~ }: Color
      text-shadow-offset { -selected ~ }: Offset

    component UIToolbar: Toolbar
    source NUI 0.5.5, README and renderers
    class Toolbar: toolBar
      background-color: Color
      background-image-top: Image
      background-image-bottom: Image
      background-image-top-landscape: Image
      background-image-bottom-landscape: Image
      background-tint-color: Color
      shadow-image: Image
      shadow-image-top: Image
      shadow-image-bottom: Image
      background-image: Image ~
        for any position
    """)
}
