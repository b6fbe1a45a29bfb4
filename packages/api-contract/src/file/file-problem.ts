import { fileKind, fileStartBytes } from "./file-kind";
import { fileMessages } from "./messages";
import type { FileRule } from "./rules";

/** What is wrong with a file by the rule that the server will judge it by, as a whole sentence; null when nothing is. */
export async function fileProblem(file: Blob, rule: FileRule): Promise<string | null> {
  if (file.size > rule.bytes) return rule.tooLarge;
  try {
    const kind = fileKind(new Uint8Array(await file.slice(0, fileStartBytes).arrayBuffer()));
    return kind && rule.kinds.includes(kind) ? null : rule.wrongKind;
  } catch {
    // It was moved or deleted after it was chosen.
    return fileMessages.unreadablePicture;
  }
}
