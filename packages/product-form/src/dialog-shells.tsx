import { AlertDialog, Dialog } from "radix-ui";
import { useContext } from "react";
import { backdropClass } from "./dialog-parts";
import { type DialogShell, type DialogShells, DialogShellsContext } from "./dialog-shells-context";

/** Radix's dialogs, which lock scrolling with a style element: for hosts whose security policy allows it. */
const radix: DialogShells = {
  form: {
    Frame: ({ className, children, onClose, described }) => (
      <Dialog.Root open onOpenChange={(next) => next || onClose()}>
        <Dialog.Portal>
          <Dialog.Overlay className={backdropClass} />
          <Dialog.Content
            className={className}
            {...(described ? {} : { "aria-describedby": undefined })}
            // A click outside does not close it: that could discard a form by accident.
            onPointerDownOutside={(event) => event.preventDefault()}
            onInteractOutside={(event) => event.preventDefault()}
          >
            {children}
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    ),
    Title: Dialog.Title,
    Text: Dialog.Description,
    Cancel: ({ children }) => children,
  },
  question: {
    Frame: ({ className, children, onClose }) => (
      <AlertDialog.Root open onOpenChange={(next) => next || onClose()}>
        <AlertDialog.Portal>
          <AlertDialog.Overlay className={backdropClass} />
          <AlertDialog.Content className={className}>{children}</AlertDialog.Content>
        </AlertDialog.Portal>
      </AlertDialog.Root>
    ),
    Title: AlertDialog.Title,
    Text: AlertDialog.Description,
    Cancel: ({ children }) => <AlertDialog.Cancel asChild>{children}</AlertDialog.Cancel>,
  },
};

export const useDialogShell = (kind: keyof DialogShells): DialogShell =>
  (useContext(DialogShellsContext) ?? radix)[kind];
