import { addBusinessDays, indianDay } from "./business-days";
import type { Policy } from "./schemas";

/** First and last day on which an order of `now` arrives: sent off after the processing, then on its way. */
export function expectedDelivery(
  { processingDays, standardDeliveryDays }: Pick<Policy, "processingDays" | "standardDeliveryDays">,
  now: Date,
): { deliveryFrom: string; deliveryTo: string } {
  const today = indianDay(now);
  return {
    deliveryFrom: addBusinessDays(today, processingDays.from + standardDeliveryDays.from),
    deliveryTo: addBusinessDays(today, processingDays.to + standardDeliveryDays.to),
  };
}
