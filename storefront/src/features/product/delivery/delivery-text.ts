import type { DeliveryCheck } from "@haat/api-contract/settings/schemas";

const dayMonth = new Intl.DateTimeFormat("en-GB", { weekday: "short", day: "numeric", month: "long", timeZone: "UTC" });

/** `2026-11-27` becomes `Fri 27 November`. */
export const spokenDay = (day: string) => dayMonth.format(new Date(`${day}T00:00:00Z`)).replace(",", "");

/** The expected delivery date; null if the product is not delivered there. */
export function deliveryText({
  serviceable,
  deliveryFrom,
  deliveryTo,
}: Pick<DeliveryCheck, "serviceable" | "deliveryFrom" | "deliveryTo">): string | null {
  if (!serviceable || !deliveryFrom || !deliveryTo) return null;
  return deliveryFrom === deliveryTo
    ? `Delivery on ${spokenDay(deliveryTo)}`
    : `Delivery between ${spokenDay(deliveryFrom)} and ${spokenDay(deliveryTo)}`;
}
