import { existsSync } from "node:fs";
import path from "node:path";
import { backendDirectory } from "./backend.mjs";
import { buildStale } from "./build-stale.mjs";
import { runProcess } from "./run-process.mjs";

/**
 * Builds what shoppers do not need while the shop is open; those pages say meanwhile that they are being built. Then
 * draws the demo's pictures that were not requested yet. A release is already built. Failures are reported and do not
 * close the shop.
 *
 * @param {{ root: string, dataDir: string, isReleased: boolean, log: (line: string) => void, signal: AbortSignal }}
 * options
 */
export function finishShop({ root, dataDir, isReleased, log, signal }) {
  const givenUp = new AbortController();
  const isOver = () => signal.aborted || givenUp.signal.aborted;
  let isTold = false;
  const report = () => {
    if (!isTold)
      log("Still building: back office, seller portal and engine admin. Their pages open automatically when ready.");
    isTold = true;
  };
  const both = AbortSignal.any([signal, givenUp.signal]);
  const built = isReleased ? Promise.resolve() : buildStale({ root, log: report, signal: both, inBackground: true });
  const done = built
    .then(() => isTold && log("Build complete."))
    .then(() => drawPictures({ root, dataDir, signal: both }))
    .catch((error) => isOver() || console.error(`\n${error instanceof Error ? error.message : error}`));
  return {
    end: async () => {
      givenUp.abort();
      await done;
    },
  };
}

/** @param {{ root: string, dataDir: string, signal: AbortSignal }} options */
async function drawPictures({ root, dataDir, signal }) {
  if (!existsSync(path.join(dataDir, "demo-pictures.json"))) return;
  const program = path.join(backendDirectory(root, "built"), "src", "seed", "pictures", "draw-rest.js");
  await runProcess("Rendering demo images", process.execPath, [program, path.join(dataDir, "media")], {
    cwd: root,
    signal,
    inBackground: true,
  });
}
