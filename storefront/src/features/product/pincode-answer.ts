import { orderMessages } from "@haat/api-contract/order/messages";

type Answer = { kind: "served" | "not-served" | "invalid"; text: string };

/** What the PIN code check says. No pincodes at all means that the product is delivered everywhere in India. */
export function pincodeAnswer(typed: string, serviceable: readonly string[]): Answer {
  const pincode = typed.trim();
  if (!/^[1-9]\d{5}$/.test(pincode)) return { kind: "invalid", text: orderMessages.pincodeInvalid };
  if (serviceable.length === 0 || serviceable.includes(pincode)) {
    return { kind: "served", text: `Delivered to ${pincode} in 5-7 business days.` };
  }
  return { kind: "not-served", text: `We don't deliver this to ${pincode} yet.` };
}
