import type { ParcelStatus } from "@haat/api-contract/parcel/words";
import { StatusDot } from "@haat/product-form/status-dot";
import { statusWords } from "./order-words";

/** A product thumbnail; decorative beside the title. */
export const LinePicture = ({ src }: { src: string }) =>
  src ? (
    <img src={src} alt="" loading="lazy" className="size-14 shrink-0 rounded-control bg-sunken object-contain" />
  ) : (
    <span aria-hidden className="size-14 shrink-0 rounded-control bg-sunken" />
  );

export const StatusBadge = ({ status }: { status: ParcelStatus }) => (
  <StatusDot tone={statusWords[status].tone}>{statusWords[status].name}</StatusDot>
);
