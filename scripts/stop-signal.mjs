/**
 * Turns Ctrl-C, SIGTERM and a closed terminal into one AbortSignal. The first of them asks for an orderly end, a second
 * one is handed to `impatient`.
 *
 * @param {{ impatient?: () => void }} [options]
 * @returns {{ signal: AbortSignal, stopped: Promise<void> }}
 */
export function stopSignal({ impatient } = {}) {
  const controller = new AbortController();
  /** @type {Promise<void>} */
  const stopped = new Promise((resolve) =>
    controller.signal.addEventListener("abort", () => resolve(), { once: true }),
  );
  for (const [name, code] of /** @type {const} */ ([
    ["SIGINT", 130],
    ["SIGTERM", 143],
    ["SIGHUP", 129],
  ])) {
    process.on(name, () => {
      if (controller.signal.aborted) {
        impatient?.();
        return;
      }
      // For whatever was broken off; an open shop that closes in order ends with 0.
      process.exitCode = code;
      controller.abort();
    });
  }
  return { signal: controller.signal, stopped };
}
