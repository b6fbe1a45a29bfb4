import type { PaymentMethod } from "../order/words";
import { isGateway } from "./words";

/** Gateways take no payment of less than a rupee. */
const minByGateway = 100;

/**
 * What a wallet pays of a sum beside another way to pay: as much as it holds, all of it where it can, but what it leaves
 * to a gateway is a rupee at least. All in paise.
 */
export function walletShare(totalPaise: number, heldPaise: number, method: PaymentMethod): number {
  if (heldPaise >= totalPaise) return totalPaise;
  const max = isGateway(method) ? Math.max(0, totalPaise - minByGateway) : totalPaise;
  return Math.min(heldPaise, max);
}
