import { fileKind } from "@haat/api-contract/file/file-kind";
import { type FileKind, type FileRule, fileTypes } from "@haat/api-contract/file/rules";
import { ApiError } from "#errors/api-error";
import type { Upload } from "#files/upload";
import { readyPicture } from "./ready-picture";
import type { FileRules, ReceivedFiles } from "./receive-form";

/**
 * Checks each file's content against the rule of its field. Every field has a list, empty if no files were sent.
 *
 * @throws ApiError 413 if it is too large, 415 for a file type that the field does not take.
 */
export async function checkFiles(rules: FileRules, received: ReceivedFiles): Promise<Record<string, Upload[]>> {
  const checked: Record<string, Upload[]> = {};
  for (const [field, rule] of Object.entries(rules)) {
    checked[field] = await Promise.all((received.get(field) ?? []).map((content) => check(content, rule)));
  }
  return checked;
}

async function check(content: Buffer, rule: FileRule): Promise<Upload> {
  if (content.length > rule.bytes) throw new ApiError(413, rule.tooLarge);
  const kind = fileKind(content);
  if (!kind || !rule.kinds.includes(kind)) throw new ApiError(415, rule.wrongKind);
  if (isPicture(kind)) return { kind, copies: await readyPicture(content) };
  return { kind, copies: [{ ending: `.${kind}`, type: fileTypes[kind], content }] };
}

const isPicture = (kind: FileKind) => fileTypes[kind].startsWith("image/");
