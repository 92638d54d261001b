// A Dangerfile for Danger JS: comments on the lines of a pull request that have findings.
const { spawnSync } = require("child_process");

const options = { encoding: "utf8", maxBuffer: 1 << 28 };
const run = spawnSync("stylecheck", ["check", "--format", "json", "."], options);
// Names are code, and signs are not markup: GitHub would tell a user that '@brand' names.
const markdown = (text) =>
  text.replace(/(?<![\p{L}\p{N}])'([^'`]+)'(?![\p{L}\p{N}])|[*_`[\]<>&|\\#~!@]/gu, (sign, name) =>
    name ? `\`${name}\`` : `&#${sign.charCodeAt(0)};`);
if (run.error || run.status === 2) {
  fail(`stylecheck could not check the sheets: ${markdown(String(run.error || run.stderr))}`);
}
const findings = run.stdout && !run.error ? JSON.parse(run.stdout).diagnostics : [];
for (const { rule, severity, message, path, range } of findings) {
  const report = severity === "error" ? fail : warn;
  report(`${markdown(message)} (\`${rule}\`)`, path, range.start.line);
}
