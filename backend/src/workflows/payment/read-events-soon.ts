import type { MedusaContainer } from "@medusajs/framework/types";
import { log } from "../../log/log";
import { readEvents } from "./read-events";

let isReading = false;
let isAskedAgain = false;

/**
 * Reads events in the background, one reader a process: whoever asks meanwhile has it look once more. What dies with
 * the process the job of each minute reads.
 */
export function readEventsSoon(container: MedusaContainer): void {
  isAskedAgain = true;
  if (isReading) return;
  isReading = true;
  setImmediate(() => {
    void readWhileAsked(container);
  });
}

async function readWhileAsked(container: MedusaContainer): Promise<void> {
  try {
    while (isAskedAgain) {
      isAskedAgain = false;
      await readEvents(container);
    }
  } catch (error) {
    log.error({ err: error }, "Gateways' events could not be read");
  } finally {
    isReading = false;
  }
}
