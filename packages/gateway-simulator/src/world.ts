import type { Books } from "./books";
import type { FaultsOf } from "./faults";
import type { Webhooks } from "./webhooks";
import type { AccountKeys, GatewayName } from "./words";

/** The parts of a simulator. */
export type World = {
  books: Books;
  faults: FaultsOf;
  keys: Record<GatewayName, AccountKeys>;
  webhooks: Webhooks;
  /** Identifies the simulator's owner, so that a shop can tell its own from another's. */
  identity: string;
};
