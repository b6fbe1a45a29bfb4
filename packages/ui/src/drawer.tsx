import X from "lucide-react/icons/x";
import { type ReactNode, useId } from "react";
import { classNames } from "./class-names";
import { IconButton } from "./icon-button";
import { Modal } from "./modal";

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  side: "left" | "right" | "bottom";
  /** A fixed footer; the rest scrolls. */
  footer?: ReactNode;
  children: ReactNode;
};

const sides = {
  left: "my-0 ml-0 mr-auto h-dvh max-h-none w-[min(22rem,88vw)] animate-slide-from-left",
  right: "my-0 ml-auto mr-0 h-dvh max-h-none w-[min(22rem,88vw)] animate-slide-from-right",
  bottom: "mx-0 mb-0 mt-auto max-h-[85dvh] w-full animate-slide-from-bottom rounded-t-card",
};

/** A panel that slides in over the page; modal like a dialog. */
export function Drawer({ open, onOpenChange, title, side, footer, children }: Props) {
  const id = useId();
  if (!open) return null;
  const close = () => onOpenChange(false);
  return (
    <Modal labelledBy={id} onClose={close} className={sides[side]}>
      <div className={classNames("flex flex-col", side === "bottom" ? "max-h-[85dvh]" : "h-full")}>
        <div className="flex items-center justify-between border-b border-line py-2 pl-5 pr-2">
          <h2 id={id} className="text-lg font-semibold">
            {title}
          </h2>
          <IconButton label="Close" onClick={close}>
            <X aria-hidden className="size-5" />
          </IconButton>
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5">{children}</div>
        {footer && <div className="border-t border-line p-4">{footer}</div>}
      </div>
    </Modal>
  );
}
