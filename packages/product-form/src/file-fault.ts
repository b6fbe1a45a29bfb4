import { fileKind, fileStartBytes } from "@haat/api-contract/file/file-kind";
import { type FileRule, fileTypes } from "@haat/api-contract/file/rules";

/** Why a file is not taken: told by its content, not by its name. Null: it is. */
export async function fileFault(file: Blob, rule: FileRule): Promise<string | null> {
  if (file.size > rule.bytes) return rule.tooLarge;
  const kind = fileKind(new Uint8Array(await file.slice(0, fileStartBytes).arrayBuffer()));
  return kind && rule.kinds.includes(kind) ? null : rule.wrongKind;
}

/** The `accept` of an input that follows a rule. */
export const acceptOf = (rule: FileRule): string => rule.kinds.map((kind) => fileTypes[kind]).join(",");
