const signals = /** @type {const} */ ([
  ["SIGINT", 130],
  ["SIGTERM", 143],
  ["SIGHUP", 129],
]);

/**
 * Turns Ctrl-C, SIGTERM and a closed terminal into one AbortSignal. The first requests an orderly end, a second one
 * calls `impatient`.
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
  const stop = (/** @type {number} */ code) => {
    // The exit code of aborted work; an open shop that closes in order exits with 0.
    process.exitCode = code;
    controller.abort();
  };
  for (const [name, code] of signals) {
    process.on(name, () => {
      if (controller.signal.aborted) impatient?.();
      else stop(code);
    });
  }
  whenOrphaned(() => {
    if (!controller.signal.aborted) stop(143);
  });
  return { signal: controller.signal, stopped };
}

/**
 * npm sends SIGTERM to the shell between us, which exits without passing it on: we can only notice that the parent is
 * gone.
 *
 * @param {() => void} act
 */
function whenOrphaned(act) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    act();
  }, 200);
  watch.unref();
}
