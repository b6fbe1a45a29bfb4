import { storageListeners } from "./storage-listeners";

/**
 * A cached value of these storage keys, read once and again after another tab has changed it.
 *
 * @param read - Reads it from storage.
 * @param onServer - Its value on a server, where one process serves many people and nothing is stored.
 * @returns `set` sets the cached value and notifies listeners; the caller must have written the storage.
 */
export function storedValue<Value>(keys: readonly string[], read: () => Value, onServer: Value) {
  let current: { value: Value } | undefined;
  const { notify, subscribe } = storageListeners(keys, () => {
    current = undefined;
  });
  const get = (): Value => {
    if (typeof window === "undefined") return onServer;
    current ??= { value: read() };
    return current.value;
  };
  const set = (value: Value): void => {
    current = { value };
    notify();
  };
  return { get, set, subscribe, onServer: (): Value => onServer };
}
