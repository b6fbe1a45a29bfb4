import type { FileRule } from "@haat/api-contract/file/rules";
import { fileFault } from "../chosen-file";
import type { Medium } from "../values";

export type Taken = { media: Medium[]; faults: string[] };

/**
 * The accepted files, checked by content, as media of the form; for each rejected one a message with its name. `room`
 * is how many more are allowed.
 */
export async function takeFiles(
  files: readonly File[],
  rule: FileRule,
  room: number,
  drawKey: () => string,
): Promise<Taken> {
  const media: Medium[] = [];
  const faults: string[] = [];
  for (const file of files) {
    const fault = await fileFault(file, rule).catch(() => rule.wrongKind);
    if (fault) faults.push(`${file.name}: ${fault}`);
    else if (media.length >= room) faults.push(`${file.name}: No more files can be added.`);
    else media.push({ key: drawKey(), file });
  }
  return { media, faults };
}

let drawn = 0;
/** Unique for every file that is chosen while the page is open. */
export const drawMediumKey = (): string => {
  drawn += 1;
  return `chosen ${drawn}`;
};
