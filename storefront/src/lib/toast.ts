import { useSyncExternalStore } from "react";

export type ToastKind = "success" | "error" | "warning" | "info";
export type Toast = {
  kind: ToastKind;
  text: string;
  options?: {
    /** Milliseconds on screen; five seconds unless told. */
    duration?: number;
    /** Toasts of one id replace one another. */
    id?: string;
  };
};

/**
 * Short answers to what somebody did. The part that draws them is loaded by the first one, so that a page where
 * nothing was done yet does without it; until it has come, toasts wait here.
 */
let waiting: Toast[] = [];
let deliver: ((toast: Toast) => void) | null = null;
const listeners = new Set<() => void>();

const say = (kind: ToastKind) => (text: string, options?: Toast["options"]) => {
  const one = { kind, text, options };
  if (deliver) return deliver(one);
  waiting = [...waiting, one];
  for (const listener of listeners) listener();
};

export const toast = { success: say("success"), error: say("error"), warning: say("warning"), info: say("info") };

/** Whoever draws toasts connects here and gets those that waited; the answer disconnects. */
export function connectToasts(draw: (toast: Toast) => void): () => void {
  deliver = draw;
  const late = waiting;
  waiting = [];
  for (const one of late) draw(one);
  return () => {
    deliver = null;
  };
}

/** Whether a toast waits to be drawn. */
export const useToastWaiting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => waiting.length > 0,
    () => false,
  );

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
