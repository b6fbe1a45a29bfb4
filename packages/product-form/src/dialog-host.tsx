import { createContext, type ReactNode, useCallback, useContext, useState } from "react";

type Dialog = (close: () => void) => ReactNode;

const Show = createContext<((dialog: Dialog) => void) | null>(null);

/**
 * Where the dialogs of a list's rows stand: beside the list, not in the row. A row that is drawn anew, as a card for
 * one, or is gone from its page, takes nothing with it that was typed.
 */
export function DialogHost({ children }: { children: ReactNode }) {
  const [dialog, setDialog] = useState<{ draw: Dialog }>();
  const show = useCallback((draw: Dialog) => setDialog({ draw }), []);
  return (
    <Show.Provider value={show}>
      {children}
      {dialog?.draw(() => setDialog(undefined))}
    </Show.Provider>
  );
}

/** Opens a dialog in the host around; it is drawn until it calls what it is given. */
export function useShowDialog(): (dialog: Dialog) => void {
  const show = useContext(Show);
  if (!show) throw new Error("Only what stands in a DialogHost can show a dialog.");
  return show;
}
