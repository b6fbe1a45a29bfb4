import type { GatewayName } from "@haat/api-contract/payment/words";

/** What a merchant's account at a gateway is opened by. `baseUrl`: where its interface is, if not at the gateway's own. */
export type GatewayKeys = { keyId: string; secret: string; webhookSecret: string; baseUrl?: string | undefined };

/** `authorized`: promised by the bank and not yet taken. */
export type GatewayPaymentStatus = "created" | "authorized" | "captured" | "failed";

/** A payment as its gateway knows it. Amounts in whole paise of `currency` (upper case). */
export type GatewayPayment = {
  id: string;
  status: GatewayPaymentStatus;
  amountPaise: number;
  currency: string;
  capturedPaise: number;
  refundedPaise: number;
  /** upi, card, netbanking, …; empty where the gateway does not say. */
  method: string;
  failure: string | null;
  at: Date;
};

export type ListedGatewayPayment = GatewayPayment & { gatewayOrderId: string | null };

export type GatewayRefund = {
  id: string;
  paymentId: string;
  amountPaise: number;
  status: "pending" | "done" | "failed";
  /** What we called it when we asked for it. */
  receipt: string | null;
};

/**
 * A gateway that did not do what was asked. `unreachable`: nobody knows whether it did; `keys`: it does not know these
 * keys; `missing`: it has no such order or payment; `refused`: it said no, and asking again is no use as things are.
 */
export class GatewayError extends Error {
  override name = "GatewayError";
  constructor(
    readonly kind: "unreachable" | "keys" | "missing" | "refused",
    message: string,
  ) {
    super(message);
  }
}

/** What is opened at the gateway: Razorpay's order, Stripe's payment intent. `reference` is our attempt's id. */
export type OpeningRequest = { reference: string; amountPaise: number; currency: string };
/** How what was opened stands: whether it can be paid still, and what a browser needs for that besides the id. */
export type Opening = { isOpen: boolean; clientSecret: string | null };
export type Opened = { gatewayOrderId: string; clientSecret: string | null };

export type SignedEvent = {
  eventId: string;
  type: string;
  gatewayOrderId: string | null;
  paymentId: string | null;
  refundId: string | null;
};

/** `script`: the file of its test sheet; `keys`: what a demo's keys begin with. */
export type Simulated = { script: string; keys: { keyId: string; secret: string } };

/**
 * A payment gateway in our words. Every call asks it over HTTP, waits eight seconds at most, and throws GatewayError;
 * `verify*` only calculate, in constant time, and never throw.
 */
export interface Gateway {
  readonly name: GatewayName;
  /** Opens a payment once for each reference, however often it is asked. */
  open(keys: GatewayKeys, request: OpeningRequest): Promise<Opened>;
  /** What was opened before; null where this account has no such thing. */
  find(keys: GatewayKeys, gatewayOrderId: string): Promise<Opening | null>;
  /** The truth about an opened payment. */
  paymentsOf(keys: GatewayKeys, gatewayOrderId: string): Promise<GatewayPayment[]>;
  capture(keys: GatewayKeys, payment: { id: string; amountPaise: number; currency: string }): Promise<void>;
  /** Lets nobody pay any more. `paid`: it is too late for that; `unsupported`: this gateway can't. */
  close(keys: GatewayKeys, gatewayOrderId: string): Promise<"closed" | "paid" | "unsupported">;
  /** Gives money back once for each receipt, however often it is asked. */
  refund(
    keys: GatewayKeys,
    request: { paymentId: string; amountPaise: number; receipt: string },
  ): Promise<GatewayRefund>;
  refundsOf(keys: GatewayKeys, paymentId: string): Promise<GatewayRefund[]>;
  /** All payments of a range of time, page by page. */
  list(keys: GatewayKeys, range: { from: Date; to: Date }): AsyncIterable<ListedGatewayPayment>;
  /** What the sheet handed to the browser. Null where a signature is wrong. */
  verifyCallback(
    keys: GatewayKeys,
    fields: Record<string, string>,
  ): { gatewayOrderId: string; paymentId: string | null } | null;
  /** A webhook's raw body. Null where its signature is wrong, or it is no event at all. */
  verifyWebhook(
    keys: GatewayKeys,
    raw: Buffer,
    headers: Record<string, string | string[] | undefined>,
  ): SignedEvent | null;
  /** Whether the keys open the account, and which mode they are of. */
  check(keys: GatewayKeys): Promise<void>;
  /** The script that opens the sheet. */
  readonly script: string;
  /** What shoppers' pages may load for it, by the directives of the security policy: its script, frames, and whom it asks. */
  readonly pageSources: Readonly<Record<string, readonly string[]>>;
  /** How a demo stands in for it with `packages/gateway-simulator`; null where that does not know it. */
  readonly simulated: Simulated | null;
}
