import { randomUUID } from "node:crypto";
import { readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";

const ending = ".part";
/** Longer than writing any upload or export takes. */
const leftAfter = 24 * 60 * 60 * 1000;

/** Files are written as drafts and renamed, so that nobody ever sees a partial file. */
export const draftOf = (target: string) => `${target}.${randomUUID()}${ending}`;

/** Renames a finished draft to its target; on failure the draft is removed. */
export async function finishDraft(draft: string, target: string): Promise<void> {
  await rename(draft, target).catch(async (error: unknown) => {
    await dropDraft(draft);
    throw error;
  });
}

/** Writes a file completely or, on a full disk or any other failure, not at all. */
export async function writeWhole(target: string, content: Buffer): Promise<void> {
  const draft = draftOf(target);
  try {
    await writeFile(draft, content);
  } catch (error) {
    await dropDraft(draft);
    throw error;
  }
  await finishDraft(draft, target);
}

/** If removing the draft fails too, the original error must not be hidden; the sweep removes it later. */
export const dropDraft = (draft: string): Promise<void> => rm(draft, { force: true }).catch(() => undefined);

/** Removes drafts left behind by processes that ended during the write. */
export async function sweepDrafts(folders: readonly string[], now = Date.now()): Promise<void> {
  for (const folder of folders) {
    const names = await readdir(folder).catch(() => []);
    for (const name of names.filter((one) => one.endsWith(ending))) {
      const draft = path.join(folder, name);
      const written = await stat(draft).catch(() => undefined);
      if (written && now - written.mtimeMs > leftAfter) await dropDraft(draft);
    }
  }
}
