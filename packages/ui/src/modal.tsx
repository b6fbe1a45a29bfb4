import {
  type KeyboardEventHandler,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from "react";
import { createPortal } from "react-dom";
import { classNames } from "./class-names";

type Props = {
  /** Id of the labelling element. */
  labelledBy: string;
  describedBy?: string;
  /** A question that needs an answer: a click outside does not close it. */
  alert?: boolean;
  /** A click outside does not close it either, though it is not a question. */
  keepsOpen?: boolean;
  /**
   * While true, it is rendered over the page without the browser's top layer, with its own backdrop, and only the
   * application is inert: elements that third parties put over the page, such as a bank's dialog, stay above it and
   * usable. Nothing can be above a modal dialog. If it is set at all, even to false, the dialog is rendered beside the
   * application from the start: moving it there later would lose elements that others have put into it.
   */
  yields?: boolean;
  /** On Escape or a click outside; the caller unmounts it. */
  onClose: () => void;
  /** Shortcut keys inside the dialog. */
  onKeyDown?: KeyboardEventHandler;
  className: string;
  children: ReactNode;
};

/**
 * A native modal dialog, open while it is mounted: it traps the focus, makes the page behind it inert and returns the
 * focus. Libraries for this create style elements, which the security policy forbids.
 */
export function Modal(props: Props) {
  const { labelledBy, describedBy, alert = false, keepsOpen = alert, yields } = props;
  const { onClose, onKeyDown, className, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    const application = yields ? document.getElementById("root") : null;
    if (yields) element?.show();
    else element?.showModal();
    if (application) application.inert = true;
    return () => {
      // Must come first: the next line returns the focus to an element in it.
      if (application) application.inert = false;
      // Closed before it is removed: otherwise the browser does not return the focus.
      element?.close();
    };
  }, [yields]);
  const closeFromBackdrop = (event: MouseEvent) => {
    if (!keepsOpen && event.target === event.currentTarget) onClose();
  };
  // Some browsers do not fire `cancel` for a second Escape in a row: they close the dialog, which must stay open.
  const reopen = ({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
    if (target !== currentTarget || !currentTarget.isConnected || currentTarget.open) return;
    if (yields) currentTarget.show();
    else currentTarget.showModal();
    onClose();
  };
  const box = (
    <dialog
      ref={dialog}
      role={alert ? "alertdialog" : undefined}
      // While it yields it is not the only usable element: a bank's dialog must be accessible too.
      aria-modal={yields ? undefined : "true"}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={(event) => {
        // A cancelled file picker fires `cancel` too, which bubbles up to here.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={reopen}
      onMouseDown={closeFromBackdrop}
      onKeyDown={onKeyDown}
      className={classNames(
        "bg-surface p-0 text-ink shadow-overlay backdrop:animate-appear backdrop:bg-black/50 focus:outline-none",
        yields && "fixed inset-0 z-50",
        className,
      )}
    >
      {children}
    </dialog>
  );
  if (yields === undefined) return box;
  return createPortal(
    <>
      {yields && <Shade />}
      {box}
    </>,
    document.body,
  );
}

/** Blocks clicks on the page behind without moving the focus. */
const Shade = () => (
  <div
    aria-hidden
    className="fixed inset-0 z-50 touch-none bg-black/50"
    onMouseDown={(event) => event.preventDefault()}
  />
);
