import type { FileRule } from "@haat/api-contract/file/rules";
import { useRef, useState } from "react";
import type { Medium } from "../values";
import { drawMediumKey, takeFiles } from "./take-files";

type Input = {
  media: readonly Medium[];
  rule: FileRule;
  /** That many there may be in all. */
  max: number;
  onChange: (media: Medium[]) => void;
};

/** Adds chosen files to a list of media; `faults` says why some were not taken. */
export function useTakenFiles({ media, rule, max, onChange }: Input) {
  const [faults, setFaults] = useState<string | null>(null);
  // Files are looked at one by one, and meanwhile the list may have changed.
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
