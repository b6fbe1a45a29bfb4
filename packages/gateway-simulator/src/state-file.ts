import { mkdirSync, readFileSync, renameSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import path from "node:path";
import type { State } from "./words";

const empty = (): State => ({ openings: [], payments: [], refunds: [], answers: {} });

/** The simulator's persisted state; without a file it is not persisted. */
export type StateFile = {
  read(): State;
  /** Resolves once the current state is on disk. Concurrent callers share one write. */
  save(state: State): Promise<void>;
};

export function stateFile(file: string | undefined): StateFile {
  if (file === undefined) return { read: empty, save: async () => undefined };
  mkdirSync(path.dirname(file), { recursive: true });
  const write = async (state: State) => {
    // Written to a new file and renamed: a crash in between keeps the previous state.
    await writeFile(`${file}.next`, JSON.stringify(state), { mode: 0o600 });
    await rename(`${file}.next`, file);
  };
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  return {
    read: () => readState(file),
    save: (state) => {
      if (!running) {
        running = write(state).finally(() => {
          running = undefined;
        });
        return running;
      }
      // The running write may contain the state before this change.
      next ??= running
        .catch(() => undefined)
        .then(() => {
          next = undefined;
          running = write(state).finally(() => {
            running = undefined;
          });
          return running;
        });
      return next;
    },
  };
}

function readState(file: string): State {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    return empty();
  }
  try {
    return { ...empty(), ...JSON.parse(text) };
  } catch {
    // Only test money: the shop must start anyway, and the broken file is kept for inspection.
    renameSync(file, `${file}.broken`);
    return empty();
  }
}
