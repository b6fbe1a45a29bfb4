import { useSyncExternalStore } from "react";

/** Whether the browser has a network, as far as it knows. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline, () => true);

const isOnline = () => navigator.onLine;

function subscribe(listener: () => void): () => void {
  for (const event of ["online", "offline"]) window.addEventListener(event, listener);
  return () => {
    for (const event of ["online", "offline"]) window.removeEventListener(event, listener);
  };
}
