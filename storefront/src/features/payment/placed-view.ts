import type { Order } from "@haat/api-contract/order/schemas";
import { hasStatus } from "@haat/web/api-error";
import { awaitsPayment } from "./pay-until";

/** The views of the order confirmation page. */
export type PlacedView = "placed" | "waiting" | "cancelled" | "loading" | "failed" | "notFound" | "loggedOut";

type Known = {
  order: Pick<Order, "orderStatus" | "payment"> | undefined;
  /** Why the order could not be loaded; null without a failure. */
  error: Error | null;
  isLoggedIn: boolean;
  /** The checkout knew that no online payment is needed. */
  needsNoMoney: boolean;
};

/**
 * Shows an order as placed only if the order itself or the checkout says so: one that can't be loaded may await its
 * payment.
 */
export function placedView({ order, error, isLoggedIn, needsNoMoney }: Known): PlacedView {
  if (order?.orderStatus === "cancelled") return "cancelled";
  if (order) return awaitsPayment(order) ? "waiting" : "placed";
  if (needsNoMoney) return "placed";
  // A rejected token ends the session, and the login dialog is open.
  if (!isLoggedIn) return "loggedOut";
  if (error) return hasStatus(error, 404) ? "notFound" : "failed";
  return "loading";
}
