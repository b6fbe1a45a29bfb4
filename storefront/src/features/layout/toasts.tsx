import { Toaster } from "sonner";

/** Short answers to what somebody did; gone after five seconds. */
export const Toasts = () => (
  <Toaster
    theme="system"
    position="top-center"
    duration={5000}
    closeButton
    toastOptions={{ className: "!rounded-card !border-line !bg-surface !font-sans !text-sm !text-ink !shadow-overlay" }}
  />
);
