export type ToastKind = "success" | "error" | "warning" | "info";
export type Toast = {
  /** Toasts of one id replace one another. */
  id: string;
  kind: ToastKind;
  text: string;
  /** Milliseconds on screen. */
  duration: number;
  /** What can be done about it; the toast goes when it is pressed. */
  action?: { label: string; run: () => void } | undefined;
};
type Options = Partial<Pick<Toast, "id" | "duration" | "action">>;

const usualDuration = 5000;

/**
 * Short answers to what somebody did, shown by the layout. Our own few lines: toast libraries write style elements,
 * which the security policy forbids.
 */
let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const none: readonly Toast[] = [];

const say =
  (kind: ToastKind) =>
  (text: string, { id = `toast-${++lastId}`, duration = usualDuration, action }: Options = {}): void =>
    change([...toasts.filter((one) => one.id !== id), { id, kind, text, duration, action }]);

export const toast = { success: say("success"), error: say("error"), warning: say("warning"), info: say("info") };

/**
 * The id of all that is said of a login, from the request to log in to its success: each takes the place of the one
 * before, for together they would cover a phone's screen.
 */
export const loginToast = "login";

export const dismissToast = (id: string): void => change(toasts.filter((one) => one.id !== id));

/** For `useSyncExternalStore`: the toasts on screen, oldest first. */
export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => toasts,
  readOnServer: () => none,
};

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
