import type { z } from "zod";
import type { TypedKeys } from "../payment-setup/key-forms";

/** One of the keys to a merchant's account at a gateway. */
type KeyField = {
  /** The gateway's own name for it. */
  label: string;
  /**
   * Its format; only the gateway knows whether it is valid. Group 1, if it matches, is `test` or `live`: the public key
   * always has it, and a secret key that has it must be of the same mode.
   */
  form: RegExp;
  /** Error message for a wrong format. */
  message: string;
  /** The environment variable with the key: a gateway has variables for all of its keys or for none. */
  variable?: string;
};

/**
 * A payment gateway as the API and the screens see it. The server's side is a `Gateway` (`backend/src/gateways`), the
 * browser's a sheet (`features/payment/sheets.ts` of the storefront).
 */
export type GatewayDescriptor = {
  /** Display name. */
  title: string;
  /** One sentence that describes it to merchants. */
  about: string;
  /** The default label at the checkout. */
  checkoutLabel: string;
  /** The name of its payments on an invoice. */
  invoiceLabel: string;
  keys: Record<keyof TypedKeys, KeyField>;
  /** The result that its sheet passes to the browser, and the browser to us. `gateway` is its name. */
  callback: z.ZodObject;
};
