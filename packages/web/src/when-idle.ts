/**
 * Loads something while the browser has nothing else to do, so that the press that needs it need not wait for the
 * network. What fails is loaded by that press. Answers how to give up.
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
