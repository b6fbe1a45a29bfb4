const loading = new Map<string, Promise<void>>();

/** Loads a gateway's script, once. Rejects when it can't be had; a later try loads it anew. */
export function loadScript(address: string): Promise<void> {
  const under = loading.get(address);
  if (under) return under;
  const begun = new Promise<void>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = address;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      loading.delete(address);
      script.remove();
      reject(new Error("The gateway's script could not be loaded."));
    };
    document.head.append(script);
  });
  loading.set(address, begun);
  return begun;
}
