import type { Order } from "@haat/api-contract/order/schemas";
import { hasStatus } from "@haat/web/api-error";
import { awaitsPayment } from "./pay-until";

/** What the page after ordering shows. */
export type PlacedView = "placed" | "waiting" | "cancelled" | "loading" | "failed" | "notFound" | "loggedOut";

type Known = {
  order: Pick<Order, "orderStatus" | "payment"> | undefined;
  /** Why the order could not be read; null while it has not failed. */
  error: Error | null;
  isLoggedIn: boolean;
  /** Nothing has to come online for it, as the checkout knew. */
  needsNoMoney: boolean;
};

/** Placed is only what the order says itself, or the checkout: an order that can't be read may wait for its money. */
export function placedView({ order, error, isLoggedIn, needsNoMoney }: Known): PlacedView {
  if (order?.orderStatus === "cancelled") return "cancelled";
  if (order) return awaitsPayment(order) ? "waiting" : "placed";
  if (needsNoMoney) return "placed";
  // A token that counts no more ends the session, and the login is being asked for.
  if (!isLoggedIn) return "loggedOut";
  if (error) return hasStatus(error, 404) ? "notFound" : "failed";
  return "loading";
}
