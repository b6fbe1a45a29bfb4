import { fileKind } from "@haat/api-contract/file/file-kind";
import { type FileKind, type FileRule, fileTypes } from "@haat/api-contract/file/rules";
import { ApiError } from "#errors/api-error";
import type { Upload } from "#files/upload";
import { readyPicture } from "./ready-picture";
import type { FileRules, ReceivedFiles } from "./receive-form";

/**
 * Files judged by the rule of their field, by what is in them. Every field has its list, empty where none came.
 *
 * @throws ApiError 413 too large, 415 not of a kind that the field takes.
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
