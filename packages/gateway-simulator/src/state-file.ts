import { mkdirSync, readFileSync, renameSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import path from "node:path";
import type { State } from "./words";

const empty = (): State => ({ openings: [], payments: [], refunds: [], answers: {} });

/** What a simulator remembers from one start to the next; without a file, nothing. */
export type StateFile = {
  read(): State;
  /** Resolves once the state as it is now is on the disk. Callers who come together share one writing. */
  save(state: State): Promise<void>;
};

export function stateFile(file: string | undefined): StateFile {
  if (file === undefined) return { read: empty, save: async () => undefined };
  mkdirSync(path.dirname(file), { recursive: true });
  const write = async (state: State) => {
    // Written whole and then renamed: killed in between, the former state is still there.
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
      // The writing that is under way may have taken the state before this change.
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
    // Play money: a shop must start all the same, and what is broken can be looked at.
    renameSync(file, `${file}.broken`);
    return empty();
  }
}
