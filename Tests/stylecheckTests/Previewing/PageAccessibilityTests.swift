import Foundation
import Mutations
import Testing

@testable import stylecheck

/// Pages in a browser, checked by axe-core; only where selenium, axe-playwright-python and
/// Chromium's driver are installed, and, as a browser takes seconds, only among many trials.
@Suite struct PageAccessibilityTests {
  /// Parts with the colors of the theme (`.seen`) are excluded; the page reports their faults.
  @Test(.enabled(if: Trials.areMany)) func axeReportsNoViolations() throws {
    let folder = try TemporaryFolder()
    for name in ["whole-form", "lantern-two-appearances"] {
      try folder.write(Run("preview Examples/styles/\(name).nss").output, to: "\(name).html")
    }
    try folder.write(Run("check --format html Examples/faulty").output, to: "report.html")
    try folder.write(Self.script, to: "check.py")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let run = try Tool.shell(
      "python3 '\(folder.text("check.py"))' '\(folder.url.path())'",
      ["PATH": path, "HOME": folder.url.path()]
    ).0
    if run.output.contains("skipped") { print(run.output, terminator: "") }
    #expect(run.error == "" && run.status == .clean)
    #expect(run.output.hasPrefix("skipped") || run.output == "12 views\n")
  }

  private static let script = #"""
    import glob, os, shutil, sys
    try:
        import axe_playwright_python
        from selenium import webdriver
    except ImportError:
        print("skipped: selenium and axe-playwright-python are not installed, so no page was opened")
        sys.exit(0)
    browser, driver = shutil.which("chromium"), shutil.which("chromedriver")
    if not browser or not driver:
        print("skipped: chromium and chromedriver are not installed, so no page was opened")
        sys.exit(0)
    with open(os.path.dirname(axe_playwright_python.__file__) + "/axe.min.js") as file:
        axe = file.read()
    options = webdriver.ChromeOptions()
    options.binary_location = browser
    for argument in ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]:
        options.add_argument(argument)
    chrome = webdriver.Chrome(options=options, service=webdriver.ChromeService(driver))
    views, found = 0, []
    for path in sorted(glob.glob(sys.argv[1] + "/*.html")):
        for width in [390, 1280]:
            for mode in ["light", "dark"]:
                chrome.execute_cdp_cmd("Emulation.setEmulatedMedia", {
                    "features": [{"name": "prefers-color-scheme", "value": mode}]})
                chrome.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
                    "width": width, "height": 900, "deviceScaleFactor": 1, "mobile": width < 500})
                chrome.get("file://" + path)
                chrome.execute_script(axe)
                wide = chrome.execute_script("""
                    document.querySelectorAll("details").forEach(one => one.open = true)
                    return document.documentElement.scrollWidth""")
                if wide > width:
                    found.append(f"{path} {width} {mode}: {wide} points wide")
                found += [f"{path} {width} {mode}: {one}" for one in chrome.execute_async_script("""
                    const done = arguments[0]
                    axe.run({exclude: [".seen"]}, {resultTypes: ["violations"]}).then(result =>
                        done(result.violations.flatMap(v => v.nodes.map(n => v.id + " " + n.html))))
                    """)]
                views += 1
    chrome.quit()
    print("\n".join(found) or f"{views} views")
    """#
}
