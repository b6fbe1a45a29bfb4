import { createContext, type ReactElement, type ReactNode } from "react";

type Drawn<Props> = (props: Props) => ReactNode;
type Named = { className: string; children: ReactNode };

/** The elements of a dialog, mounted while it is open. */
export type DialogShell = {
  Frame: Drawn<Named & { /** Escape, or another way to cancel. */ onClose: () => void; described: boolean }>;
  Title: Drawn<Named>;
  Text: Drawn<Named>;
  /** Makes its child the cancel button, with the initial focus. */
  Cancel: Drawn<{ onCancel: () => void; children: ReactElement<{ onClick?: () => void }> }>;
};

/** For forms, which a click outside does not close, and for questions. */
export type DialogShells = { form: DialogShell; question: DialogShell };

/** Null: Radix's. Kept separate, so that a host with its own shells does not load them with its first page. */
export const DialogShellsContext = createContext<DialogShells | null>(null);
