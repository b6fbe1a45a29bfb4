/**
 * Preloaded into a test's server: while the file HAAT_TEST_DIES_AT contains the name of a statement, the process is
 * killed as soon as it has sent that statement.
 */
const { readFileSync } = require("node:fs");
const path = require("node:path");

const file = process.env.HAAT_TEST_DIES_AT;

function deadly() {
  try {
    return file ? readFileSync(file, "utf8") : "";
  } catch {
    return "";
  }
}

if (path.basename(process.argv[1] ?? "") === "serve.cjs") {
  const { Client } = require(require.resolve("pg", { paths: [process.cwd()] }));
  const { query } = Client.prototype;
  /** @param {any[]} args @this {unknown} */
  Client.prototype.query = function (...args) {
    const sent = query.apply(this, args);
    const name = typeof args[0] === "string" ? args[0] : args[0]?.name || args[0]?.text;
    if (name && name === deadly()) process.kill(process.pid, "SIGKILL");
    return sent;
  };
}
