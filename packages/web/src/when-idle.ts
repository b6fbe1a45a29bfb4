/**
 * Preloads something while the browser is idle, so that the click that needs it does not wait for the network. If it
 * fails, that click loads it. Returns a function that cancels it.
 */
export function whenIdle(load: () => Promise<unknown>): () => void {
  const start = () => void load().catch(() => undefined);
  if (typeof window.requestIdleCallback !== "function") {
    const timer = setTimeout(start, 2_000);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(start, { timeout: 10_000 });
  return () => window.cancelIdleCallback(request);
}
