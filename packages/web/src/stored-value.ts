import { storageListeners } from "./storage-listeners";

/**
 * What the browser keeps under these keys, read once and again when another tab has changed it.
 *
 * @param read - Reads it from storage.
 * @param onServer - What it is on a server, where one process serves many people and nothing is kept.
 * @returns `set` says what it is from now on, and tells of it; whoever calls it has written the storage.
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
