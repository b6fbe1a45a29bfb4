import { useEffect } from "react";
import { toast as show, Toaster } from "sonner";
import { connectToasts } from "../../lib/toast";

/** Each stays for five seconds unless its sender says otherwise. */
export default function ToastList() {
  // Runs after the toaster's own effect, which is when it begins to listen.
  useEffect(() => connectToasts(({ kind, text, options }) => show[kind](text, options)), []);
  return (
    <Toaster
      theme="system"
      position="top-center"
      duration={5000}
      closeButton
      toastOptions={{
        className: "!rounded-card !border-line !bg-surface !font-sans !text-sm !text-ink !shadow-overlay",
      }}
    />
  );
}
