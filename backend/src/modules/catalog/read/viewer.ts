/** The reader of a catalogue answer. */
export type Viewer = {
  /** The customer whose own hearts are filled in; null for visitors. */
  shopper: string | null;
  /** Inactive rows too: for an administrator with that permission. */
  everything: boolean;
};

export const visitor: Viewer = { shopper: null, everything: false };
