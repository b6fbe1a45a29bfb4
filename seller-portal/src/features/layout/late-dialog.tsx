import { ErrorState } from "@haat/ui/error-state";
import { Modal } from "@haat/ui/modal";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";

export type DialogCode<Dialog> = {
  /** Accessible name, e.g. "The product's form". */
  name: string;
  /** Shown if its code cannot be loaded. */
  failed: string;
  load: () => Promise<Dialog>;
};

type Props<Dialog> = { code: DialogCode<Dialog>; onClose: () => void; children: (dialog: Dialog) => ReactNode };

/** A dialog whose code is loaded when it is opened, and not with the page. */
export function LateDialog<Dialog>({ code: { name, failed, load }, onClose, children }: Props<Dialog>) {
  const id = useId();
  const query = { queryKey: ["dialog-code", name], queryFn: load, staleTime: Number.POSITIVE_INFINITY };
  const { data: dialog, error, isFetching, refetch } = useQuery(query);
  if (dialog) return children(dialog);
  if (!error)
    return (
      <p role="status" className="sr-only">
        Opening...
      </p>
    );
  return (
    <Modal labelledBy={id} onClose={onClose} className="m-auto w-[min(32rem,calc(100vw-1.5rem))] rounded-card">
      <h2 id={id} className="sr-only">
        {name}
      </h2>
      <ErrorState title={failed} retrying={isFetching} onRetry={() => void refetch()} />
    </Modal>
  );
}
