import { fileKind, fileStartBytes } from "@haat/api-contract/file/file-kind";
import { type FileRule, fileTypes } from "@haat/api-contract/file/rules";
import { useEffect, useState } from "react";

/** Why a file is rejected, based on its content and not its name. Null if it is accepted. */
export async function fileFault(file: Blob, rule: FileRule): Promise<string | null> {
  if (file.size > rule.bytes) return rule.tooLarge;
  const kind = fileKind(new Uint8Array(await file.slice(0, fileStartBytes).arrayBuffer()));
  return kind && rule.kinds.includes(kind) ? null : rule.wrongKind;
}

/** The `accept` attribute for a rule. */
export const acceptOf = (rule: FileRule): string => rule.kinds.map((kind) => fileTypes[kind]).join(",");

/** An object URL for a file that is not uploaded yet, while the component is mounted. */
export function usePreview(file: Blob | null): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(undefined);
    };
  }, [file]);
  return url;
}
