import { type KeyboardEventHandler, type MouseEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import { classNames } from "./class-names";

type Props = {
  /** Id of the element that names it. */
  labelledBy: string;
  describedBy?: string;
  /** A question that wants an answer: a press beside it does not close it. */
  alert?: boolean;
  /** A press beside it does not close it either, though it is no question. */
  keepsOpen?: boolean;
  /**
   * As long as it is true it stands in the page like any other box, over a shade of its own: what others lay over the
   * page, a bank's question for one, comes above it. Above a modal dialog nothing comes.
   */
  yields?: boolean;
  /** Escape or a press beside it; the caller takes it off the page. */
  onClose: () => void;
  /** Keys that mean something anywhere in it. */
  onKeyDown?: KeyboardEventHandler;
  className: string;
  children: ReactNode;
};

/**
 * The browser's own modal dialog, there as long as it is drawn: it holds the focus, makes the page behind it inert
 * and gives the focus back. No library does this without writing style elements, which the security policy forbids.
 */
export function Modal(props: Props) {
  const { labelledBy, describedBy, alert = false, keepsOpen = alert, yields = false } = props;
  const { onClose, onKeyDown, className, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (yields) element?.show();
    else element?.showModal();
    // Closed before it leaves the page: only then does the browser give the focus back.
    return () => element?.close();
  }, [yields]);
  const closeFromBackdrop = (event: MouseEvent) => {
    if (!keepsOpen && event.target === event.currentTarget) onClose();
  };
  return (
    <dialog
      ref={dialog}
      role={alert ? "alertdialog" : undefined}
      aria-modal="true"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={(event) => {
        // A file picker that is given up says so too, and its message comes up to here.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onMouseDown={closeFromBackdrop}
      onKeyDown={onKeyDown}
      className={classNames(
        "bg-surface p-0 text-ink shadow-overlay backdrop:animate-appear backdrop:bg-black/50 focus:outline-none",
        yields && "fixed inset-0 z-50 [box-shadow:0_0_0_100vmax_rgb(0_0_0/0.5)]",
        className,
      )}
    >
      {children}
    </dialog>
  );
}
