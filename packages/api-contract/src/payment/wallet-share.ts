import type { PaymentMethod } from "../order/words";
import { isGateway } from "./words";

/** Gateways accept no payment below one rupee. */
const minByGateway = 100;

/**
 * The wallet's share of an amount, with the rest by another method: as much as its balance covers, but if a gateway
 * pays a rest, it is at least one rupee. All in paise.
 */
export function walletShare(totalPaise: number, heldPaise: number, method: PaymentMethod): number {
  if (heldPaise >= totalPaise) return totalPaise;
  const max = isGateway(method) ? Math.max(0, totalPaise - minByGateway) : totalPaise;
  return Math.min(heldPaise, max);
}
