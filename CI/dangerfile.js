// A Dangerfile for Danger JS: comments on the lines of a pull request that have findings.
const { spawnSync } = require("child_process");

const options = { encoding: "utf8", maxBuffer: 1 << 28 };
const run = spawnSync("stylecheck", ["check", "--format", "json", "."], options);
if (run.error || run.status === 2) {
  fail(`stylecheck could not check the sheets: ${run.error || run.stderr}`);
}
const findings = run.stdout && !run.error ? JSON.parse(run.stdout).diagnostics : [];
for (const { rule, severity, message, path, range } of findings) {
  const report = severity === "error" ? fail : warn;
  report(`${message} (\`${rule}\`)`, path, range.start.line);
}
