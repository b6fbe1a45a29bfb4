import type { ApiAnswer, ApiRequest, Ground } from "./api";
import type { Books } from "./books";
import type { MadeEvent } from "./webhooks";
import type { AccountKeys, Happening, Payment } from "./words";
import type { World } from "./world";

type Kind = "opening" | "payment" | "refund";

/** A simulated gateway: its REST API, its webhooks, and its test sheet. */
export type SimulatedGateway = {
  /** The prefix of its ids, and the number of characters that follow. */
  idForms: Readonly<Record<Kind, readonly [prefix: string, length: number]>>;
  /** Whether a browser needs an individual secret to pay what was opened. */
  hasClientSecret: boolean;
  /** The default name of a payment's method. */
  usualMethod: string;
  /** Whether a request is meant for it, by its kind of authorisation. */
  isFor: (request: ApiRequest) => boolean;
  answer: (ground: Ground, request: ApiRequest) => ApiAnswer;
  serverError: ApiAnswer;
  eventsOf: (books: Books, happening: Happening) => MadeEvent[];
  /** Headers that sign a webhook. */
  signed: (event: MadeEvent, webhookSecret: string) => Record<string, string>;
  /** The result that its sheet passes to the browser for a payment. */
  callbackOf: (keys: AccountKeys, payment: Payment) => Record<string, string>;
  /** Files of its sheet, in `sheet/<name>`. */
  sheetFiles: readonly string[];
  /** The calls of its sheet by name. They need no authorisation: any visitor of the shop may make them. */
  sheetCalls: Readonly<Record<string, (world: World, body: unknown) => ApiAnswer>>;
};
