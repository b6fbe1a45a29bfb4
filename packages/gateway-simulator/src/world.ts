import type { Books } from "./books";
import type { FaultsOf } from "./faults";
import type { Webhooks } from "./webhooks";
import type { AccountKeys, GatewayName } from "./words";

/** Everything that a simulator is made of. */
export type World = {
  books: Books;
  faults: FaultsOf;
  keys: Record<GatewayName, AccountKeys>;
  webhooks: Webhooks;
  /** Whose simulator it is, so that a shop can tell its own from another's. */
  identity: string;
};
