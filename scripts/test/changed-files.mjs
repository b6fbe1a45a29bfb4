import { Complaint } from "../complain.mjs";
import { CommandFailed, runProcess } from "../run-process.mjs";

/**
 * Files that differ from a revision, or from the point where this branch left it: committed since, uncommitted, and
 * new. Paths below the root.
 *
 * @param {{ root: string, since: string, signal?: AbortSignal }} options
 * @returns {Promise<string[]>}
 */
export async function changedFiles({ root, since, signal }) {
  const git = async (/** @type {string[]} */ ...args) => {
    const output = await runProcess("git", "git", ["-c", "core.quotePath=false", ...args], { cwd: root, signal });
    return output.split("\n").filter(Boolean);
  };
  try {
    const [base = since] = await git("merge-base", "--end-of-options", since, "HEAD");
    const [committed, created] = await Promise.all([
      git("diff", "--name-only", base),
      git("ls-files", "--others", "--exclude-standard"),
    ]);
    return [...new Set([...committed, ...created])].sort();
  } catch (error) {
    if (error instanceof CommandFailed)
      throw new Complaint(`git could not list the changes since ${since}. ${error.message}`);
    throw error;
  }
}
