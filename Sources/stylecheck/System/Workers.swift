#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Does many small works on all cores, and hands out what came of them in order.
///
/// A few works more are under way than there are cores, and no others: what is done waits for what
/// was asked for before it, so that a run of any length needs the same memory. Without a second core,
/// or for few works, all is done by the caller itself.
enum Workers {
  /// As many threads as are started at most.
  private static let most = 32
  /// Works for each thread that are under way or done and not yet taken.
  private static let ahead = 4

  /// How many cores the process can use.
  static var cores: Int { min(max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1), most) }

  /// Does a work for each number below `count`, and takes what comes of it.
  ///
  /// - Parameters:
  ///   - count: How many works there are.
  ///   - wanted: How many threads work besides the caller; none if fewer than two, and as many as
  ///     there are cores if nobody says.
  ///   - prepare: Says what is to be done; called by the caller's thread, in order.
  ///   - work: Does it, on any thread.
  ///   - take: Takes the outcome; called by the caller's thread, in order.
  /// - Throws: What `prepare` or `take` throws; then nothing more is begun.
  static func inOrder<Job: Sendable, Outcome: Sendable, Failure: Error>(
    count: Int, threads wanted: Int? = nil, prepare: (Int) throws(Failure) -> Job,
    work: @escaping @Sendable (Job) -> Outcome, take: (Outcome) throws(Failure) -> Void
  ) throws(Failure) {
    // How many cores there are is asked of the system, which takes a small sheet's time.
    let threads = wanted ?? (count > 1 ? cores : 1)
    guard threads > 1, count > 1 else {
      for number in 0..<count { try take(work(try prepare(number))) }
      return
    }
    let board = Board<Job, Outcome>()
    defer { board.close() }
    var started = 0
    while started < min(threads, count), start({ board.work(work) }) { started += 1 }
    var asked = 0
    for number in 0..<count {
      while asked < count, asked - number < max(started, 1) * ahead {
        board.ask(try prepare(asked), asked)
        asked += 1
      }
      // If the system gives us no thread at all, the caller works.
      if started == 0 { board.workOnce(work) }
      try take(board.outcome(of: number))
    }
  }

  /// What comes of each of some things, in their order; for works of which each is worth a thread.
  static func each<Element: Sendable, Outcome: Sendable>(
    of elements: [Element], _ work: @escaping @Sendable (Element) -> Outcome
  ) -> [Outcome] {
    var outcomes: [Outcome] = []
    inOrder(count: elements.count) {
      elements[$0]
    } work: {
      work($0)
    } take: {
      outcomes.append($0)
    }
    return outcomes
  }

  /// Starts a thread that ends by itself; false if the system has none left.
  private static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    final class Box {
      let body: @Sendable () -> Void
      init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    // As much as the first thread has on most systems; some give others less.
    pthread_attr_setstacksize(&attributes, 8 << 20)
    let box = Unmanaged.passRetained(Box(body))
    #if canImport(Darwin)
      var thread: pthread_t?
      let failure = pthread_create(
        &thread, &attributes,
        { raw in
          Unmanaged<Box>.fromOpaque(raw).takeRetainedValue().body()
          return nil
        }, box.toOpaque())
    #else
      var thread = pthread_t()
      let failure = pthread_create(
        &thread, &attributes,
        { raw in
          if let raw { Unmanaged<Box>.fromOpaque(raw).takeRetainedValue().body() }
          return nil
        }, box.toOpaque())
    #endif
    if failure != 0 { box.release() }
    return failure == 0
  }
}

/// What is to be done and what is done, for all threads to see.
///
/// Everything in it is looked at under the lock alone.
private final class Board<Job: Sendable, Outcome: Sendable>: @unchecked Sendable {
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let hasJob = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private let hasOutcome = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var jobs: [(number: Int, job: Job)] = []
  private var outcomes: [Int: Outcome] = [:]
  private var wanted = -1
  private var isClosed = false

  init() {
    pthread_mutex_init(lock, nil)
    pthread_cond_init(hasJob, nil)
    pthread_cond_init(hasOutcome, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    pthread_cond_destroy(hasJob)
    pthread_cond_destroy(hasOutcome)
    lock.deallocate()
    hasJob.deallocate()
    hasOutcome.deallocate()
  }

  /// Puts up one more job.
  func ask(_ job: Job, _ number: Int) {
    pthread_mutex_lock(lock)
    jobs.append((number, job))
    pthread_cond_signal(hasJob)
    pthread_mutex_unlock(lock)
  }

  /// Waits for the outcome of a job, and takes it down.
  func outcome(of number: Int) -> Outcome {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    wanted = number
    while true {
      if let outcome = outcomes.removeValue(forKey: number) { return outcome }
      pthread_cond_wait(hasOutcome, lock)
    }
  }

  /// Does jobs until there will be no more.
  func work(_ work: (Job) -> Outcome) {
    while let (number, job) = next() { finish(number, work(job)) }
  }

  /// Does a job that is there.
  func workOnce(_ work: (Job) -> Outcome) {
    if let (number, job) = next() { finish(number, work(job)) }
  }

  /// No more jobs will come, and those that wait need not be done.
  func close() {
    pthread_mutex_lock(lock)
    isClosed = true
    jobs = []
    pthread_cond_broadcast(hasJob)
    pthread_mutex_unlock(lock)
  }

  private func next() -> (Int, Job)? {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    while jobs.isEmpty {
      if isClosed { return nil }
      pthread_cond_wait(hasJob, lock)
    }
    let first = jobs.removeFirst()
    return (first.number, first.job)
  }

  private func finish(_ number: Int, _ outcome: Outcome) {
    pthread_mutex_lock(lock)
    outcomes[number] = outcome
    if number == wanted { pthread_cond_signal(hasOutcome) }
    pthread_mutex_unlock(lock)
  }
}
