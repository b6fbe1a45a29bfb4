/**
 * Preloaded into a test's server (`NODE_OPTIONS`): while the file HAAT_TEST_FULL_DISK exists, the disk only has room
 * for a part of each upload. The rest is written to Linux's device for a full disk.
 */
const { existsSync } = require("node:fs");
const fs = require("node:fs/promises");

const full = process.env.HAAT_TEST_FULL_DISK;
const { writeFile } = fs;

if (full) {
  /** @param {Parameters<typeof writeFile>} args */
  fs.writeFile = async (...args) => {
    const [file] = args;
    if (typeof file === "string" && file.endsWith(".part") && existsSync(full)) {
      await writeFile(file, "a part");
      await fs.rm(file);
      await fs.symlink("/dev/full", file);
    }
    return await writeFile(...args);
  };
}
