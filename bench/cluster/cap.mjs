import { mkdir, rmdir, stat, writeFile } from "node:fs/promises";
import path from "node:path";

/** Short, so that a capped process stops for milliseconds only; in microseconds. */
const period = 20_000;

const [legacy, unified] = ["/sys/fs/cgroup/cpu", "/sys/fs/cgroup"];

/** @param {string} file */
const isThere = (file) =>
  stat(file).then(
    () => true,
    () => false,
  );

/**
 * Limits processes to a share of a core each, by a control group of Linux, which takes root.
 *
 * @param {number} share of one core
 * @returns {Promise<{ cap: (pid: number) => Promise<void>, remove: () => Promise<void> }>} `remove` after the processes
 * have ended
 * @throws {Error} if the machine has no such groups
 */
export async function startCaps(share) {
  const quota = String(Math.round(share * period));
  const isLegacy = await isThere(path.join(legacy, "cpu.cfs_quota_us"));
  if (!isLegacy && !(await isThere(path.join(unified, "cgroup.controllers")))) {
    throw new Error("Servers can't be capped: Linux's control groups are not mounted at /sys/fs/cgroup.");
  }
  if (!isLegacy) await writeFile(path.join(unified, "cgroup.subtree_control"), "+cpu");
  /** @type {string[]} */
  const groups = [];
  return {
    cap: async (pid) => {
      const group = path.join(isLegacy ? legacy : unified, `haat-bench-${pid}`);
      await mkdir(group);
      groups.push(group);
      if (isLegacy) {
        await writeFile(path.join(group, "cpu.cfs_period_us"), String(period));
        await writeFile(path.join(group, "cpu.cfs_quota_us"), quota);
      } else {
        await writeFile(path.join(group, "cpu.max"), `${quota} ${period}`);
      }
      await writeFile(path.join(group, "cgroup.procs"), String(pid));
    },
    remove: async () => {
      for (const group of groups.splice(0)) await rmdir(group);
    },
  };
}
