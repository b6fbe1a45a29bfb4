import { AlertDialog as Primitive } from "radix-ui";
import type { ReactNode } from "react";
import { Button } from "./button";

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** The question, in whole sentences; read together with the title. */
  text: string;
  /** What saying yes does, e.g. "Cancel Order". */
  confirmLabel: string;
  /** What saying no does, e.g. "Keep Order". */
  dismissLabel: string;
  onConfirm: () => void;
  /** Saying yes destroys something. */
  danger?: boolean;
  /** What the question is about, under the text. */
  children?: ReactNode;
};

/** Asks before something that can't be undone. A press beside it does not close it; Escape says no. */
export function ConfirmDialog(props: Props) {
  const { open, onOpenChange, title, text, confirmLabel, dismissLabel, onConfirm, danger = false, children } = props;
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-50 animate-appear bg-black/50" />
        <Primitive.Content className="fixed inset-x-0 bottom-0 z-50 max-h-[92dvh] animate-slide-up overflow-y-auto rounded-t-card bg-surface p-6 shadow-overlay focus:outline-none sm:inset-0 sm:m-auto sm:h-fit sm:w-[min(28rem,calc(100vw-2rem))] sm:rounded-card sm:p-8">
          <Primitive.Title className="text-xl font-semibold">{title}</Primitive.Title>
          <Primitive.Description className="mt-2 text-muted">{text}</Primitive.Description>
          {children}
          <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            <Primitive.Cancel asChild>
              <Button variant="secondary">{dismissLabel}</Button>
            </Primitive.Cancel>
            <Primitive.Action asChild>
              <Button variant={danger ? "danger" : "primary"} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </Primitive.Action>
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
