import X from "lucide-react/icons/x";
import { type ReactNode, useId } from "react";
import { classNames } from "./class-names";
import { IconButton } from "./icon-button";
import { Modal } from "./modal";

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Description below the title; read with it. */
  description?: string;
  className?: string;
  children: ReactNode;
};

/** Placement of dialogs: a sheet at the bottom on phones, otherwise a centred card. */
export const dialogClass =
  "mx-auto mb-0 mt-auto max-h-[92dvh] w-full animate-slide-up overflow-y-auto rounded-t-card " +
  "sm:my-auto sm:w-[min(28rem,calc(100vw-2rem))] sm:rounded-card";

/** A modal dialog. Escape, its close button and a click on the backdrop close it; the focus returns afterwards. */
export function Dialog({ open, onOpenChange, title, description, className, children }: Props) {
  const id = useId();
  if (!open) return null;
  const close = () => onOpenChange(false);
  return (
    <Modal
      labelledBy={`${id}-title`}
      describedBy={description ? `${id}-description` : undefined}
      onClose={close}
      className={classNames(dialogClass, className)}
    >
      <div className="relative p-6 sm:p-8">
        <h2 id={`${id}-title`} className="pr-10 text-xl font-semibold">
          {title}
        </h2>
        {description && (
          <p id={`${id}-description`} className="mt-2 text-sm text-muted">
            {description}
          </p>
        )}
        <div className="mt-6">{children}</div>
        <IconButton label="Close" onClick={close} className="absolute right-3 top-3">
          <X aria-hidden className="size-5" />
        </IconButton>
      </div>
    </Modal>
  );
}
