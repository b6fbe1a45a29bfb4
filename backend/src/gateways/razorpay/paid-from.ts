import type { BankMethod } from "@haat/api-contract/coupon/bank-offer";
import { z } from "zod";
import { GatewayError, type GatewayKeys, type PaidFrom } from "../gateway";
import { type AskRazorpay, pathId } from "./razorpay-client";

const paymentSchema = z.object({ method: z.string().nullish(), bank: z.string().nullish() });
/** `issuer` is empty for cards of banks that Razorpay does not know. */
const cardSchema = z.object({ issuer: z.string().nullish(), type: z.string().nullish() });

const cardMethods: Record<string, BankMethod> = { credit: "credit-card", debit: "debit-card" };

/** Net banking names accounts of one bank apart, such as `BARB_R` and `BARB_C`. */
const bankIn = (code: string | null | undefined): string | null => code?.slice(0, 4) || null;

/** Asks for a payment, and for its card, whose issuer is not told with the payment. */
export const paidFromBank =
  (ask: AskRazorpay) =>
  async (keys: GatewayKeys, paymentId: string): Promise<PaidFrom | null> => {
    const path = `/payments/${pathId(paymentId)}`;
    const payment = await ask(keys, { path, schema: paymentSchema });
    if (payment.method === "netbanking") return paidFrom(bankIn(payment.bank), "netbanking");
    if (payment.method !== "card" && payment.method !== "emi") return null;
    const card = await ask(keys, { path: `${path}/card`, schema: cardSchema }).catch(noneIfAnswered);
    return card && paidFrom(bankIn(card.issuer), cardMethods[card.type ?? ""]);
  };

/** That there is no card to tell of is an answer too. @throws any other error: the bank stays unknown. */
function noneIfAnswered(error: unknown): null {
  if (error instanceof GatewayError && (error.kind === "missing" || error.kind === "refused")) return null;
  throw error;
}

const paidFrom = (bank: string | null, method: BankMethod | undefined): PaidFrom | null =>
  bank && method ? { bank, method } : null;
