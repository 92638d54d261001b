/// A request that the server answers: a row with its name, its capability and its answer.
struct ServedMethod: Sendable {
  /// The data that must be there before a request can be answered.
  enum Need: Hashable, Sendable {
    case document
    /// The sheets of all folders.
    case project
    /// The sheets of all folders as they are now; they are read again for a client that does not
    /// report changes of files.
    case folders
    /// The findings of the document's current version, and the sheets of all folders.
    case findings
    /// A change since the last answer; a job answers with the findings of all sheets.
    case change
  }

  /// A capability in the answer to `initialize`.
  struct Capability: Sendable {
    let name: String
    let value: @Sendable (ClientFeatures) -> JSONText?

    /// Announces a capability; nil if this client cannot use it.
    init(_ name: String, _ value: @escaping @Sendable (ClientFeatures) -> JSONText? = { _ in true })
    {
      self.name = name
      self.value = value
    }
  }

  let name: String
  let capability: Capability?
  let need: Need
  /// True if the request is about a document: an open one, or a sheet of the folders.
  let isOfDocument: Bool
  let answer: @Sendable (ServedRequest) throws(ServerFault) -> JSONText

  init(
    _ name: String, _ capability: Capability? = nil, needs need: Need = .document,
    answer: @escaping @Sendable (ServedRequest, ServedSheet) throws(ServerFault) -> JSONText
  ) {
    self.name = name
    self.capability = capability
    self.need = need
    isOfDocument = true
    self.answer = { request throws(ServerFault) in
      guard let sheet = request.sheet else { throw .notOpen(try request.parameters.uri) }
      return try answer(request, sheet)
    }
  }

  /// Creates a request about no document, or about any.
  init(
    ofWorkspace name: String, _ capability: Capability? = nil, needs need: Need = .document,
    answer: @escaping @Sendable (ServedRequest) throws(ServerFault) -> JSONText
  ) {
    self.name = name
    self.capability = capability
    self.need = need
    isOfDocument = false
    self.answer = answer
  }

  /// Every request that the server answers, apart from those of its life cycle.
  static let all: [ServedMethod] =
    ofDiagnostics + ofPreview + ofCompletion + ofDescriptions + ofOutline + ofNavigation
    + ofRenaming + ofHierarchy + ofActions + ofFormatting + ofColors

  static let named = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}
