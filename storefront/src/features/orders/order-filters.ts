import type { Order } from "@haat/api-contract/order/schemas";
import type { NavigationType } from "react-router-dom";

export const orderTabs = ["all", "last-30-days", "past-6-months", "cancelled", "returned"] as const;
export type OrderTab = (typeof orderTabs)[number];

export const orderTabLabels: Record<OrderTab, string> = {
  all: "All",
  "last-30-days": "Last 30 Days",
  "past-6-months": "Past 6 Months",
  cancelled: "Cancelled",
  returned: "Returned",
};

/** The tab named in the URL; All for anything else. */
export const readOrderTab = (text: string | null): OrderTab => orderTabs.find((tab) => tab === text) ?? "all";

/**
 * The search field's text after a navigation. Typing replaces the URL, which lags behind the typed text; any other
 * navigation (a link, Back) brings its own text.
 */
export const searchAfterStep = (step: `${NavigationType}`, typed: string, address: string): string =>
  step === "REPLACE" ? typed : address;

export type OrderFilter = { tab: OrderTab; search: string };

/** The orders that match tab and search, in their given order. */
export const filterOrders = (orders: readonly Order[], { tab, search }: OrderFilter, now: Date): Order[] =>
  orders.filter((order) => isInTab(order, tab, now) && matches(order, search));

function isInTab(order: Order, tab: OrderTab, now: Date): boolean {
  switch (tab) {
    case "all":
      return true;
    case "last-30-days":
      return new Date(order.createdAt) >= daysBefore(now, 30);
    case "past-6-months":
      return new Date(order.createdAt) >= monthsBefore(now, 6);
    case "cancelled":
    case "returned":
      return order.orderStatus === tab;
  }
}

function matches(order: Order, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  if (!wanted) return true;
  const fields = [
    order._id,
    `#${order.orderNumber}`,
    order.shippingAddress.name,
    ...order.products.map((line) => line.title),
  ];
  return fields.some((field) => field.toLowerCase().includes(wanted));
}

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);

/** The same day that many months ago; the month's last day if it is shorter. */
function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0);
  return then;
}
