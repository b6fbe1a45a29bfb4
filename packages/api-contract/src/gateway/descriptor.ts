import type { z } from "zod";
import type { TypedKeys } from "../payment-setup/key-forms";

/** One of the keys that open a merchant's account at a gateway. */
type KeyField = {
  /** What the gateway itself calls it. */
  label: string;
  /**
   * What it looks like; only the gateway knows whether it is right. A first group says `test` or `live`: the public key
   * has one always, and a secret key that has one must be of the same mode.
   */
  form: RegExp;
  /** What is said of a key of another form. */
  message: string;
  /** The variable of the environment that holds it: all keys of a gateway have one, or none. */
  variable?: string;
};

/**
 * A payment gateway as the wire and the screens know it. What the server asks of it is a `Gateway`
 * (`backend/src/gateways`), what a shopper's browser opens a sheet (`features/payment/sheets.ts` of the storefront).
 */
export type GatewayDescriptor = {
  /** What people call it. */
  title: string;
  /** What a merchant gets by it, in a sentence. */
  about: string;
  /** What shoppers read at the checkout until the merchant names it otherwise. */
  checkoutLabel: string;
  /** What an invoice calls a payment by it. */
  invoiceLabel: string;
  keys: Record<keyof TypedKeys, KeyField>;
  /** What its sheet hands to the browser and the browser to us. `gateway` is its name. */
  callback: z.ZodObject;
};
