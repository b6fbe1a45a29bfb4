import type { ApiAnswer, ApiRequest, Ground } from "./api";
import type { Books } from "./books";
import type { MadeEvent } from "./webhooks";
import type { AccountKeys, Happening, Payment } from "./words";
import type { World } from "./world";

type Kind = "opening" | "payment" | "refund";

/** A gateway that is simulated: its REST interface, its webhooks, and its test sheet. */
export type SimulatedGateway = {
  /** How its ids begin, and how many signs follow. */
  idForms: Readonly<Record<Kind, readonly [prefix: string, length: number]>>;
  /** Whether a browser needs a secret of its own to pay what was opened. */
  hasClientSecret: boolean;
  /** What a payment is called that nobody has said the method of. */
  usualMethod: string;
  /** Whether a call is meant for it, by the way that its callers authorise themselves. */
  isFor: (request: ApiRequest) => boolean;
  answer: (ground: Ground, request: ApiRequest) => ApiAnswer;
  serverError: ApiAnswer;
  eventsOf: (books: Books, happening: Happening) => MadeEvent[];
  /** Headers that prove whose a webhook is. */
  signed: (event: MadeEvent, webhookSecret: string) => Record<string, string>;
  /** What its sheet hands to the browser with a payment. */
  callbackOf: (keys: AccountKeys, payment: Payment) => Record<string, string>;
  /** Files of its sheet, in `sheet/<name>`. */
  sheetFiles: readonly string[];
  /** Calls that its sheet makes, by their names. What they may do, any visitor of the shop may. */
  sheetCalls: Readonly<Record<string, (world: World, body: unknown) => ApiAnswer>>;
};
