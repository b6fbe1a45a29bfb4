import { randomUUID } from "node:crypto";
import { readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";

const ending = ".part";
/** Longer than any upload or export is written. */
const leftAfter = 24 * 60 * 60 * 1000;

/** Files are written beside and renamed, so that none is ever seen half written. */
export const draftOf = (target: string) => `${target}.${randomUUID()}${ending}`;

/** Makes a finished draft the file; whatever fails leaves no draft. */
export async function finishDraft(draft: string, target: string): Promise<void> {
  await rename(draft, target).catch(async (error: unknown) => {
    await dropDraft(draft);
    throw error;
  });
}

/** A file that is there whole or, on a full disk or in any other fault, not at all. */
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

/** A draft that can't be removed either must not hide why it failed; the sweep finds it. */
export const dropDraft = (draft: string): Promise<void> => rm(draft, { force: true }).catch(() => undefined);

/** Removes drafts that nobody writes any more: their process ended before it could. */
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
