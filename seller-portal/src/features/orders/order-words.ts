import type { SellerOrderDetail } from "@haat/api-contract/parcel/schemas";
import type { ParcelStatus } from "@haat/api-contract/parcel/words";
import type { StatusTone } from "@haat/product-form/status-dot";
import { orderRupees } from "@haat/ui/format";

type Words = { name: string; tone: StatusTone };

/** Label and tone of a status, as in the back office. */
export const statusWords: Record<ParcelStatus, Words> = {
  placed: { name: "New", tone: "waiting" },
  processing: { name: "Processing", tone: "moving" },
  shipped: { name: "Shipped", tone: "moving" },
  delivered: { name: "Delivered", tone: "good" },
  cancelled: { name: "Cancelled", tone: "bad" },
};

export const actorNames = {
  shopper: "the customer",
  administrator: "the shop",
  seller: "you",
  system: "the shop",
} as const;

/** "2 pieces: Clay Pot, Oil Lamp and more", from at most three titles. */
export function contentsOf({ pieces, titles }: { pieces: number; titles: readonly string[] }): string {
  const shown = titles.slice(0, 2).join(", ");
  return `${pieces} ${pieces === 1 ? "item" : "items"}: ${shown}${titles.length > 2 ? " and more" : ""}`;
}

/** Heading of an order's lines, by whether they will be sent, were sent or stay. */
export function contentsHeading(status: ParcelStatus): string {
  if (status === "cancelled") return "Ordered items";
  return status === "shipped" || status === "delivered" ? "Shipped items" : "Items to ship";
}

/** Payment method, and whether the courier holds cash. */
export function paymentText({
  paymentMethod,
  status,
  cash,
}: Pick<SellerOrderDetail, "paymentMethod" | "status" | "cash">) {
  if (paymentMethod !== "cod") return "Paid online.";
  if (status === "cancelled") return "Cash on delivery: no cash collected.";
  return `Cash on delivery: the courier ${status === "delivered" ? "has collected" : "collects"} ${orderRupees(cash ?? 0)}.`;
}
