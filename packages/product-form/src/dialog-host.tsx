import { createContext, type ReactNode, useCallback, useContext, useState } from "react";

type Dialog = (close: () => void) => ReactNode;

const Show = createContext<((dialog: Dialog) => void) | null>(null);

/**
 * Renders the dialogs of a list's rows beside the list, not in the row: a row that is re-rendered, for example as a
 * card, or removed would discard the dialog's input.
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

/** Opens a dialog in the surrounding host; it stays mounted until it calls its argument. */
export function useShowDialog(): (dialog: Dialog) => void {
  const show = useContext(Show);
  if (!show) throw new Error("Only what stands in a DialogHost can show a dialog.");
  return show;
}
