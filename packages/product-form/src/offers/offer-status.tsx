import type { OfferStatus } from "@haat/api-contract/back-office/offer-fields";
import { StatusDot, type StatusTone } from "../status-dot";

export const offerStatusLooks: Record<OfferStatus, { label: string; tone: StatusTone }> = {
  scheduled: { label: "Scheduled", tone: "waiting" },
  running: { label: "Running", tone: "good" },
  over: { label: "Over", tone: "neutral" },
};

export const OfferStatusDot = ({ status }: { status: OfferStatus }) => (
  <StatusDot tone={offerStatusLooks[status].tone}>{offerStatusLooks[status].label}</StatusDot>
);
