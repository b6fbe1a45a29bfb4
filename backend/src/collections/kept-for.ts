/** Calls within this time share one reading. A failed one is not kept. */
export function keptFor<Value>(ms: number, read: () => Promise<Value>): () => Promise<Value> {
  let kept: { value: Promise<Value>; until: number } | undefined;
  return () => {
    if (!kept || kept.until < performance.now()) {
      const value = read();
      kept = { value, until: performance.now() + ms };
      value.catch(() => {
        kept = undefined;
      });
    }
    return kept.value;
  };
}
