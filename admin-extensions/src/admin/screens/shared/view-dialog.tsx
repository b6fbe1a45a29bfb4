import { DialogHost } from "@haat/product-form/dialog-host";
import { backdropClass, CloseButton, panelClass } from "@haat/product-form/dialog-parts";
import { ScrollRegion } from "@haat/ui/scroll-region";
import { clx } from "@medusajs/ui";
import { Dialog } from "radix-ui";
import type { ReactNode } from "react";

const widths = { narrow: "max-w-lg", middle: "max-w-2xl", wide: "max-w-5xl" } as const;

type Props = {
  title: string;
  /** One line under the title. */
  text?: string;
  /** The caller unmounts the dialog; it opens when it is mounted. */
  onClose: () => void;
  width?: keyof typeof widths;
  /** Buttons in the footer. */
  footer?: ReactNode;
  children: ReactNode;
};

/** A read-only dialog. Escape or a click outside closes it. */
export const ViewDialog = ({ title, text, onClose, width = "narrow", footer, children }: Props) => (
  <Dialog.Root open onOpenChange={(next) => next || onClose()}>
    <Dialog.Portal>
      <Dialog.Overlay className={backdropClass} />
      <Dialog.Content className={clx(panelClass, widths[width])} {...(text ? {} : { "aria-describedby": undefined })}>
        <DialogHost>
          <header className="border-ui-border-base flex items-start justify-between gap-4 border-b px-6 py-4">
            <div className="min-w-0">
              <Dialog.Title className="text-ui-fg-base text-lg font-semibold">{title}</Dialog.Title>
              {text && <Dialog.Description className="text-ui-fg-subtle mt-0.5 break-words">{text}</Dialog.Description>}
            </div>
            <CloseButton onClick={onClose} />
          </header>
          <ScrollRegion className="text-ui-fg-base flex min-h-0 flex-1 flex-col gap-5 overflow-y-auto px-6 py-5">
            {children}
          </ScrollRegion>
          {footer && (
            <footer className="border-ui-border-base flex flex-wrap items-end justify-end gap-2 border-t px-6 py-4">
              {footer}
            </footer>
          )}
        </DialogHost>
      </Dialog.Content>
    </Dialog.Portal>
  </Dialog.Root>
);
