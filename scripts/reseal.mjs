import { runScript } from "./complain.mjs";
import { dataDirectory } from "./data-directory.mjs";
import { root } from "./root.mjs";
import { runBackendScript } from "./run-backend-script.mjs";
import { startSettings } from "./start-settings.mjs";
import { stopSignal } from "./stop-signal.mjs";

const { signal } = stopSignal();

/** Seals the configured shop's stored secrets by the current key, and exits with 1 if some can't be opened. */
await runScript(async () => {
  /** @type {Record<string, { resealed: number, lost: number }>} */
  const counts = await runBackendScript({
    root,
    script: "src/workflows/secrets/reseal",
    settings: startSettings(root, process.env),
    dataDir: dataDirectory(root, process.env),
    signal,
  });
  for (const [name, { resealed, lost }] of Object.entries(counts)) {
    console.log(`${name}: ${resealed} sealed again`);
    if (lost > 0)
      console.log(`${name}: ${lost} can't be opened. Put the secret that sealed them into PREVIOUS_ENCRYPTION_KEYS.`);
  }
  return Object.values(counts).some(({ lost }) => lost > 0) ? 1 : 0;
});
process.exit();
