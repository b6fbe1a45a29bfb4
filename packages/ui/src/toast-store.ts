export type ToastKind = "success" | "error" | "warning" | "info";
export type Toast = {
  /** Toasts with the same id replace one another. */
  id: string;
  kind: ToastKind;
  text: string;
  /** Duration in milliseconds. */
  duration: number;
  /** An action; pressing it dismisses the toast. */
  action?: { label: string; run: () => void } | undefined;
};
type Options = Partial<Pick<Toast, "id" | "duration" | "action">>;

export type ToastStore = {
  /** For `useSyncExternalStore`: the visible toasts, oldest first. */
  subscribe: (listener: () => void) => () => void;
  read: () => readonly Toast[];
  readOnServer: () => readonly Toast[];
  dismiss: (id: string) => void;
};

const none: readonly Toast[] = [];

/**
 * Short confirmations, rendered by the app's layout. Our own implementation: toast libraries create style elements,
 * which the security policy forbids.
 *
 * @param usualDuration Default duration in milliseconds.
 */
export function createToasts(usualDuration: number) {
  let toasts = none;
  let lastId = 0;
  const listeners = new Set<() => void>();

  const change = (next: readonly Toast[]): void => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  const say =
    (kind: ToastKind) =>
    (text: string, { id = `toast-${++lastId}`, duration = usualDuration, action }: Options = {}): void =>
      change([...toasts.filter((one) => one.id !== id), { id, kind, text, duration, action }]);

  const toastStore: ToastStore = {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => toasts,
    readOnServer: () => none,
    dismiss: (id) => change(toasts.filter((one) => one.id !== id)),
  };
  const toast = { success: say("success"), error: say("error"), warning: say("warning"), info: say("info") };
  return { toast, toastStore };
}
