// A Dangerfile for Danger JS: comments on the lines of a pull request that have findings.
const { spawnSync } = require("child_process");

const run = spawnSync("stylecheck", ["check", "--format", "json", "."], { encoding: "utf8" });
if (run.error || run.status === 2) {
  fail(`stylecheck could not check the sheets: ${run.error || run.stderr}`);
}
const findings = run.stdout ? JSON.parse(run.stdout).diagnostics : [];
for (const { rule, severity, message, path, range } of findings) {
  const report = severity === "error" ? fail : warn;
  report(`${message} (\`${rule}\`)`, path, range.start.line);
}
