export const gatewayNames = ["razorpay", "stripe"] as const;
export type GatewayName = (typeof gatewayNames)[number];

/** An account's keys at a gateway. `keyId` is the public one. */
export type AccountKeys = { keyId: string; secret: string; webhookSecret: string };

/** What a shop opens before a payment: Razorpay's order, Stripe's payment intent. Amounts in paise or cents. */
export type Opening = {
  id: string;
  gateway: GatewayName;
  amount: number;
  /** Upper case. */
  currency: string;
  receipt: string | null;
  notes: Record<string, string>;
  /** Stripe's client secret. */
  clientSecret: string | null;
  isClosed: boolean;
  createdAt: number;
};

/** `released`: authorised, and released to the shopper without being captured. */
export type PaymentStatus = "created" | "authorized" | "captured" | "failed" | "released";

export type Payment = {
  id: string;
  gateway: GatewayName;
  openingId: string;
  amount: number;
  currency: string;
  status: PaymentStatus;
  method: string;
  /** The bank of a card or of net banking, by its code. */
  bank: string | null;
  cardType: "credit" | "debit" | null;
  failure: string | null;
  createdAt: number;
};

export type Refund = {
  id: string;
  gateway: GatewayName;
  paymentId: string;
  amount: number;
  status: "pending" | "done" | "failed";
  receipt: string | null;
  notes: Record<string, string>;
  createdAt: number;
};

/** A stored response for an idempotency key. */
export type GivenAnswer = { request: string; status: number; body: unknown };

export type State = {
  openings: Opening[];
  payments: Payment[];
  refunds: Refund[];
  answers: Record<string, GivenAnswer>;
};

/** An event that gateways report by webhook. */
export type Happening =
  | {
      what: "payment.authorized" | "payment.captured" | "payment.failed";
      gateway: GatewayName;
      opening: Opening;
      payment: Payment;
      /** Captured at once, without a separate authorisation step. */
      isDirect: boolean;
    }
  | { what: "opening.closed"; gateway: GatewayName; opening: Opening }
  | {
      what: "refund.created" | "refund.done" | "refund.failed";
      gateway: GatewayName;
      opening: Opening;
      payment: Payment;
      refund: Refund;
    };
