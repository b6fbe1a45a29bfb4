import type { FileRule } from "@haat/api-contract/file/rules";
import { useRef, useState } from "react";
import type { Medium } from "../values";
import { drawMediumKey, takeFiles } from "./take-files";

type Input = {
  media: readonly Medium[];
  rule: FileRule;
  /** Maximum number in total. */
  max: number;
  onChange: (media: Medium[]) => void;
};

/** Adds chosen files to a list of media; `faults` are the messages of rejected ones. */
export function useTakenFiles({ media, rule, max, onChange }: Input) {
  const [faults, setFaults] = useState<string | null>(null);
  // Files are checked asynchronously, and the list may have changed meanwhile.
  const latest = useRef(media);
  latest.current = media;
  const take = async (files: File[]) => {
    if (files.length === 0) return;
    const taken = await takeFiles(files, rule, max - latest.current.length, drawMediumKey);
    setFaults(taken.faults.join(" ") || null);
    if (taken.media.length > 0) onChange([...latest.current, ...taken.media]);
  };
  return { faults, take: (files: File[]) => void take(files) };
}
