/** For whom a catalogue answer is made. */
export type Viewer = {
  /** Customer whose own hearts are filled in; null for visitors. */
  shopper: string | null;
  /** Inactive rows too: an administrator who may see them. */
  everything: boolean;
};

export const visitor: Viewer = { shopper: null, everything: false };
