extension CatalogTable {
  // Source: tombenner/nui 744a36f (after 0.5.5), README; properties found only in its renderers are
  // attested. This table: the properties of every class.
  static let nuiAnyClass = CatalogTable(
    .nui,
    """
    component UIView: *
    source NUI 0.5.5, README and renderers
    class *: any
    note for every style class
      exclude-views: ClassNameList
        classes of views, as in Objective-C; a view of one of them is not styled
      exclude-subviews: ClassNameList
        the same, for a view inside one of them
      <image>-insets: Box
        goes with any image property, and says what of the image is not stretched
    """)
}
