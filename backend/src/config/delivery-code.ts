import { randomInt, timingSafeEqual } from "node:crypto";
import { limits } from "@haat/api-contract/limits";
import { seal, unseal } from "./seal";

/** A new delivery code, sealed: a shopper reads it again in My Orders, a stolen table does not tell it. */
export const drawDeliveryCode = (): string =>
  seal(String(randomInt(10 ** limits.deliveryCodeLength)).padStart(limits.deliveryCodeLength, "0"));

/** The code; null where there is none, or the shop's secret has changed since. */
export function readDeliveryCode(sealed: string | null): string | null {
  if (!sealed) return null;
  try {
    const code = unseal(sealed);
    return typeof code === "string" ? code : null;
  } catch {
    return null;
  }
}

/** Whether somebody has named the code. It takes as long whatever they name. */
export function isDeliveryCode(sealed: string, named: string): boolean {
  const [code, other] = [Buffer.from(readDeliveryCode(sealed) ?? ""), Buffer.from(named)];
  return code.length > 0 && code.length === other.length && timingSafeEqual(code, other);
}
