import { createContext, type ReactElement, type ReactNode } from "react";

type Drawn<Props> = (props: Props) => ReactNode;
type Named = { className: string; children: ReactNode };

/** What a dialog is made of; drawn as long as it is open. */
export type DialogShell = {
  Frame: Drawn<Named & { /** Escape, or another way to say no. */ onClose: () => void; described: boolean }>;
  Title: Drawn<Named>;
  Text: Drawn<Named>;
  /** Gives the button that says no its press, and the focus. */
  Cancel: Drawn<{ onCancel: () => void; children: ReactElement<{ onClick?: () => void }> }>;
};

/** For forms, which a press beside them does not close, and for questions. */
export type DialogShells = { form: DialogShell; question: DialogShell };

/** Null: Radix's. Apart from those, so that a host with shells of its own does not load them with its first page. */
export const DialogShellsContext = createContext<DialogShells | null>(null);
