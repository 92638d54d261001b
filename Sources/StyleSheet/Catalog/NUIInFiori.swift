extension CatalogTable {
  // Source: the tutorial "Apply a Custom Theme to Your iOS App" (sap-tutorials, SDK 3.0), which
  // styles two classes of NUI beside those of Fiori. The NUI tables have all their properties.
  static let nuiInFiori = CatalogTable(
    .fiori,
    """
    component UINavigationBar: NavigationBar
    source SAP tutorial "Apply a Custom Theme to Your iOS App", SDK 3.0
    certainty attested
    note a class of NUI, beside those of Fiori
    class NavigationBar: navigationBar
      bar-tint-color: Color

    component UIBarButtonItem: BarButton
    source SAP tutorial "Apply a Custom Theme to Your iOS App", SDK 3.0
    certainty attested
    note a class of NUI, beside those of Fiori
    class BarButton: barButtonItem
      font-color: Color
    """)
}
