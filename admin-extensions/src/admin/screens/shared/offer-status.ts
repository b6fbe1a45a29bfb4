import type { OfferStatus } from "@haat/api-contract/back-office/offer-fields";
import type { StatusTone } from "@haat/product-form/status-dot";

/** Of sales and coupons. */
export const offerStatusLooks: Record<OfferStatus, { label: string; tone: StatusTone }> = {
  scheduled: { label: "Scheduled", tone: "waiting" },
  running: { label: "Running", tone: "good" },
  over: { label: "Over", tone: "neutral" },
};
