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
  /** Id of the element that names it. */
  labelledBy: string;
  describedBy?: string;
  /** A question that wants an answer: a press beside it does not close it. */
  alert?: boolean;
  /** A press beside it does not close it either, though it is no question. */
  keepsOpen?: boolean;
  /**
   * As long as it is true it stands over the page like any other box, on a shade of its own, and only the application is
   * inert: what others lay over the page, a bank's question for one, comes above it and takes presses. Above a modal
   * dialog nothing comes. Told, even as false, it stands beside the application from the start: moved there later it
   * would lose what others have laid into it.
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
      // First, for the next line gives the focus back to what is in it.
      if (application) application.inert = false;
      // Closed before it leaves the page: only then does the browser give the focus back.
      element?.close();
    };
  }, [yields]);
  const closeFromBackdrop = (event: MouseEvent) => {
    if (!keepsOpen && event.target === event.currentTarget) onClose();
  };
  // A second Escape in a row is not asked about by every browser: it closes what should have stayed.
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
      // While it yields it is not all that can be used: a bank's question is to be heard too.
      aria-modal={yields ? undefined : "true"}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={(event) => {
        // A file picker that is given up says so too, and its message comes up to here.
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

/** Takes the presses that are meant for the page behind, and leaves the focus where it is. */
const Shade = () => (
  <div
    aria-hidden
    className="fixed inset-0 z-50 touch-none bg-black/50"
    onMouseDown={(event) => event.preventDefault()}
  />
);
