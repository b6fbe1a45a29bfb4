import { randomInt, timingSafeEqual } from "node:crypto";
import { limits } from "@haat/api-contract/limits";
import { seal, unseal } from "./seal";

/**
 * A new random delivery code, encrypted: the shopper can see it again in My Orders, but a stolen table does not reveal
 * it.
 */
export const drawDeliveryCode = (): string =>
  seal(String(randomInt(10 ** limits.deliveryCodeLength)).padStart(limits.deliveryCodeLength, "0"));

/** Decrypts a delivery code; null if there is none, or if the shop's secret has changed since. */
export function readDeliveryCode(sealed: string | null): string | null {
  if (!sealed) return null;
  try {
    const code = unseal(sealed);
    return typeof code === "string" ? code : null;
  } catch {
    return null;
  }
}

/** Compares a delivery code in constant time. */
export function isDeliveryCode(sealed: string, named: string): boolean {
  const [code, other] = [Buffer.from(readDeliveryCode(sealed) ?? ""), Buffer.from(named)];
  return code.length > 0 && code.length === other.length && timingSafeEqual(code, other);
}
