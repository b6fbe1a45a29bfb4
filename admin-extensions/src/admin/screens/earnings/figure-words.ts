import type { EarningsGroup } from "@haat/api-contract/earnings/words";
import { type PaymentMethod, paymentMethods } from "@haat/api-contract/order/words";
import { methodTitle } from "@haat/api-contract/payment-setup/words";
import { longDay, monthName, shortDay } from "@haat/ui/days";
import type { EarningsRow } from "./earnings.queries";

export const groupWords: Record<EarningsGroup, string> = {
  day: "Day",
  week: "Week",
  month: "Month",
  category: "Category",
  "payment-method": "Payment method",
};

const isMethod = (key: string): key is PaymentMethod => (paymentMethods as readonly string[]).includes(key);

/** Name of a row: full for a table, short for an axis. */
export function rowName(by: EarningsGroup, { key, label }: Pick<EarningsRow, "key" | "label">, short = false): string {
  switch (by) {
    case "day":
      return short ? shortDay(key) : longDay(key);
    case "week":
      return short ? shortDay(key) : `Week from ${longDay(key)}`;
    case "month":
      return monthName(key);
    case "category":
      return label;
    case "payment-method":
      return isMethod(key) ? methodTitle(key) : key;
  }
}

type FigureName = "gross" | "discount" | "delivery" | "sales" | "gst" | "refunds" | "net" | "received" | "awaited";

/** Name of each figure, with its definition. */
export const figureWords: Record<FigureName, { name: string; rule: string }> = {
  gross: { name: "Gross", rule: "The MRP of all items ordered, excluding cancelled orders." },
  discount: { name: "Discounts", rule: "Savings on MRP." },
  delivery: { name: "Delivery", rule: "Delivery charges." },
  sales: { name: "Sales", rule: "Gross minus discounts, plus delivery: the total customers pay for these orders." },
  gst: { name: "GST included", rule: "The GST already included in sales." },
  refunds: { name: "Refunds", rule: "The amount refunded for these orders, on any date." },
  net: { name: "Net", rule: "Sales minus refunds." },
  received: { name: "Received", rule: "Payments minus refunds. The order list shows this as revenue." },
  awaited: { name: "Outstanding", rule: "Not yet paid for these orders, such as cash on delivery." },
};

/** `+12.5%` compared with before; null if there is nothing to compare with. */
export function changeText(now: number, before: number): string | null {
  if (before <= 0) return null;
  const percent = ((now - before) / before) * 100;
  return `${percent > 0 ? "+" : ""}${percent.toFixed(1)}%`;
}
