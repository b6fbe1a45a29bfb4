import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import X from "lucide-react/icons/x";
import { useEffect, useState } from "react";
import { Button } from "./button";
import { classNames } from "./class-names";
import type { Toast, ToastStore } from "./toast-store";

const looks = {
  success: { Icon: CircleCheck, colour: "text-success" },
  error: { Icon: CircleAlert, colour: "text-sale" },
  warning: { Icon: TriangleAlert, colour: "text-warning" },
  info: { Icon: Info, colour: "text-info" },
};

type Props = {
  toast: Toast;
  dismiss: ToastStore["dismiss"];
  /** Otherwise clicks pass through to the elements below: it may cover a dialog's buttons. */
  isPressable: boolean;
};

/** Disappears after its time, but not while it has the pointer or the focus. A repeated toast restarts its time. */
export function ToastCard({ toast, dismiss, isPressable }: Props) {
  const { id, kind, text, action } = toast;
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismiss(toast.id), toast.duration);
    return () => clearTimeout(timer);
  }, [toast, held, dismiss]);
  const { Icon, colour } = looks[kind];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only stops the clock
    <div
      role={kind === "error" ? "alert" : "status"}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={classNames(
        "flex animate-slide-up items-start gap-3 rounded-card border border-line bg-surface py-2 pl-4 pr-2 text-sm text-ink shadow-overlay",
        isPressable && "pointer-events-auto",
      )}
    >
      <Icon aria-hidden className={classNames("mt-2 size-5 shrink-0", colour)} />
      <p className="min-w-0 flex-1 break-words py-2 font-medium">{text}</p>
      {action && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            dismiss(id);
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
      {isPressable && (
        <button
          type="button"
          aria-label="Dismiss"
          onClick={() => dismiss(id)}
          className="flex size-9 shrink-0 max-[699px]:size-11 items-center justify-center rounded-full text-muted transition hover:bg-sunken hover:text-ink"
        >
          <X aria-hidden className="size-4" />
        </button>
      )}
    </div>
  );
}
