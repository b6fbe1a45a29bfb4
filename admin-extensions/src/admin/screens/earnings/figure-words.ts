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

/** What a row is called: in a table, or short, on an axis. */
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

/** Each figure by its name, with the rule that makes it. */
export const figureWords: Record<FigureName, { name: string; rule: string }> = {
  gross: { name: "Gross", rule: "What the goods of all orders that were not cancelled cost at their MRP." },
  discount: { name: "Discounts", rule: "What shoppers saved on the MRP." },
  delivery: { name: "Delivery", rule: "Delivery charges." },
  sales: { name: "Sales", rule: "Gross less discounts, plus delivery: what these orders cost their shoppers." },
  gst: { name: "GST contained", rule: "The GST within sales. It is not added to them." },
  refunds: { name: "Refunds", rule: "What went back for these orders, whenever it did." },
  net: { name: "Net", rule: "Sales less refunds." },
  received: { name: "Received", rule: "What was paid less what went back, as the list of orders calls revenue." },
  awaited: { name: "Awaited", rule: "What these orders have not paid yet, such as cash at the door." },
};

/** `+12.5%` against before; null where there was nothing to compare with. */
export function changeText(now: number, before: number): string | null {
  if (before <= 0) return null;
  const percent = ((now - before) / before) * 100;
  return `${percent > 0 ? "+" : ""}${percent.toFixed(1)}%`;
}
