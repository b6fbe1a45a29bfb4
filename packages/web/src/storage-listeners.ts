type Listener = () => void;

/**
 * Listeners for changes of these local storage keys, made here or in another tab.
 *
 * @param forget - Called before the listeners for another tab's change: cached values are stale.
 */
export function storageListeners(keys: readonly string[], forget: () => void = () => undefined) {
  const listeners = new Set<Listener>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const hear = ({ key }: StorageEvent) => {
    if (key !== null && !keys.includes(key)) return;
    forget();
    notify();
  };
  const subscribe = (listener: Listener) => {
    if (listeners.size === 0) window.addEventListener("storage", hear);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener("storage", hear);
    };
  };
  return { notify, subscribe };
}
