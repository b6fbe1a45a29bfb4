/**
 * Preloaded into a test's server, and into the commands that prepare its database: a password's hash takes well under a
 * millisecond instead of 70. A hash carries its own cost, so that nothing else changes. The shop's real cost has a unit
 * test: `password-hash.test.ts`.
 */
const path = require("node:path");

// Child processes of the server inherit the environment.
if (["serve.cjs", "cli.js"].includes(path.basename(process.argv[1] ?? ""))) {
  const scrypt = require("scrypt-kdf");
  const { kdf } = scrypt;
  /** @param {string} password @param {object} cost */
  scrypt.kdf = (password, cost) => kdf(password, { ...cost, logN: 4 });
}
