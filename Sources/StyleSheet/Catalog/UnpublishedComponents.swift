/// The components of SAP's whose class paths no page lists.
///
/// Their classes follow the naming rule. Source: SAPFiori reference 9.0 to 25.08, class references.
package enum UnpublishedComponents {
  static let names: Set<String> = [
    "FUIAttachmentsFormCell", "FUIButton", "FUIDatePickerFormCell", "FUIDateRangePickerFormCell",
    "FUIDurationPickerFormCell", "FUIFilterFormCell", "FUIKPIHeader", "FUIKPIView",
    "FUIListPickerFormCell", "FUIObjectHeader", "FUIOrderPickerFormCell",
    "FUIRangeSliderFormCell", "FUISegmentedControlFormCell", "FUISliderFormCell",
    "FUIStepperFormCell", "FUITextFieldFormCell", "FUIValuePickerFormCell",
  ]

  /// The classes of the components, for spelling look-ups.
  package static let shelf = WordShelf(names.map { "fdl\($0)" })

  /// True for the class of such a component, or of a part of it.
  package static func have(_ className: String) -> Bool {
    className.hasPrefix("fdl")
      && names.contains(String(className.beforeUnderscore.dropFirst(3)))
  }
}
