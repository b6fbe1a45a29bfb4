/** Preloaded into a backup: what it meets when it begins to write, as HAAT_TEST_BACKUP_MEETS names it. */
const fs = require("node:fs");

const { createWriteStream } = fs;

fs.createWriteStream = (file, options) => {
  if (process.env.HAAT_TEST_BACKUP_MEETS === "ctrl-c") {
    process.kill(process.pid, "SIGINT");
    return createWriteStream(file, options);
  }
  // Linux's device for a full disk.
  fs.writeFileSync(file, "a part");
  return createWriteStream("/dev/full");
};
