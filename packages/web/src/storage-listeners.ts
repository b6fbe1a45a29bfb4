type Listener = () => void;

/**
 * Who hears of changes of what local storage keeps under these keys, made here or in another tab.
 *
 * @param forget - Called before they hear of another tab's change: what was read before is out of date.
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
