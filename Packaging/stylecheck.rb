# A formula for Homebrew, which builds the tool from source: put it into a tap, with the address of the
# repository.
class Stylecheck < Formula
  desc "Checks .nss style sheets"
  homepage "https://example.com/stylecheck"
  head "https://example.com/stylecheck.git", branch: "main"

  depends_on xcode: ["26.0", :build]
  uses_from_macos "swift" => :build

  def install
    system "swift", "build", "--disable-sandbox", "-c", "release", "--product", "stylecheck"
    bin.install ".build/release/stylecheck"
    generate_completions_from_executable(bin/"stylecheck", "completions")
  end

  test do
    (testpath/"a.nss").write "Label { font-size: 17 }"
    assert_match "missing-semicolon", shell_output("#{bin}/stylecheck a.nss", 1)
  end
end
