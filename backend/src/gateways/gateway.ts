import type { BankMethod } from "@haat/api-contract/coupon/bank-offer";
import type { GatewayName } from "@haat/api-contract/payment/words";

/** A merchant's credentials at a gateway. `baseUrl`: the API's URL if it is not the gateway's own. */
export type GatewayKeys = { keyId: string; secret: string; webhookSecret: string; baseUrl?: string | undefined };

/** `authorized`: approved by the bank but not captured yet. */
export type GatewayPaymentStatus = "created" | "authorized" | "captured" | "failed";

/** A payment as the gateway reports it. Amounts in whole paise of `currency` (upper case). */
export type GatewayPayment = {
  id: string;
  status: GatewayPaymentStatus;
  amountPaise: number;
  currency: string;
  capturedPaise: number;
  refundedPaise: number;
  /** upi, card, netbanking, …; empty if the gateway does not say. */
  method: string;
  failure: string | null;
  at: Date;
};

/** Where a payment came from. `bank`: the first four letters of its IFSC. */
export type PaidFrom = { bank: string; method: BankMethod };

export type ListedGatewayPayment = GatewayPayment & { gatewayOrderId: string | null };

export type GatewayRefund = {
  id: string;
  paymentId: string;
  amountPaise: number;
  status: "pending" | "done" | "failed";
  /** The receipt that our request gave it. */
  receipt: string | null;
};

/**
 * A failed gateway call. `unreachable`: the outcome is unknown; `keys`: the credentials were rejected; `missing`: no
 * such order or payment; `refused`: the request was rejected, and a retry will not help.
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

/** A payment to open at the gateway: a Razorpay order or a Stripe payment intent. `reference` is our attempt's id. */
export type OpeningRequest = { reference: string; amountPaise: number; currency: string };
/** The state of an opened payment: whether it can still be paid, and what the browser needs for that besides the id. */
export type Opening = { isOpen: boolean; clientSecret: string | null };
export type Opened = { gatewayOrderId: string; clientSecret: string | null };

export type SignedEvent = {
  eventId: string;
  type: string;
  gatewayOrderId: string | null;
  paymentId: string | null;
  refundId: string | null;
};

/** `script`: the file name of its test sheet; `keys`: the prefixes of demo keys. */
export type Simulated = { script: string; keys: { keyId: string; secret: string } };

/**
 * The common interface of payment gateways. Every method calls the gateway over HTTP, waits at most eight seconds, and
 * throws GatewayError; `verify*` only compute, in constant time, and never throw.
 */
export interface Gateway {
  readonly name: GatewayName;
  /** Opens a payment; idempotent by `reference`. */
  open(keys: GatewayKeys, request: OpeningRequest): Promise<Opened>;
  /** Finds an opened payment; null if this account has none with that id. */
  find(keys: GatewayKeys, gatewayOrderId: string): Promise<Opening | null>;
  /** The payments made for an opened payment, as the source of truth. */
  paymentsOf(keys: GatewayKeys, gatewayOrderId: string): Promise<GatewayPayment[]>;
  /** Where a payment came from; null if from no bank. Null of gateways that do not tell. */
  readonly paidFrom: ((keys: GatewayKeys, paymentId: string) => Promise<PaidFrom | null>) | null;
  capture(keys: GatewayKeys, payment: { id: string; amountPaise: number; currency: string }): Promise<void>;
  /** Stops further payment. `paid`: it is already paid; `unsupported`: the gateway cannot do it. */
  close(keys: GatewayKeys, gatewayOrderId: string): Promise<"closed" | "paid" | "unsupported">;
  /** Refunds money; idempotent by `receipt`. */
  refund(
    keys: GatewayKeys,
    request: { paymentId: string; amountPaise: number; receipt: string },
  ): Promise<GatewayRefund>;
  refundsOf(keys: GatewayKeys, paymentId: string): Promise<GatewayRefund[]>;
  /** All payments in a time range, page by page. */
  list(keys: GatewayKeys, range: { from: Date; to: Date }): AsyncIterable<ListedGatewayPayment>;
  /** Verifies what the sheet gave to the browser. Null if the signature is invalid. */
  verifyCallback(
    keys: GatewayKeys,
    fields: Record<string, string>,
  ): { gatewayOrderId: string; paymentId: string | null } | null;
  /** Verifies a webhook by its raw body. Null if its signature is invalid or it is not an event. */
  verifyWebhook(
    keys: GatewayKeys,
    raw: Buffer,
    headers: Record<string, string | string[] | undefined>,
  ): SignedEvent | null;
  /** Throws GatewayError unless the keys open the account and belong to the same mode. */
  check(keys: GatewayKeys): Promise<void>;
  /** The script that opens the sheet. */
  readonly script: string;
  /** What shoppers' pages may load for it, by CSP directive: its script, frames, and the hosts it connects to. */
  readonly pageSources: Readonly<Record<string, readonly string[]>>;
  /** How a demo simulates it with `packages/gateway-simulator`; null if that does not support it. */
  readonly simulated: Simulated | null;
}
