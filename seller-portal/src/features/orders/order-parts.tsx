import type { ParcelStatus } from "@haat/api-contract/parcel/words";
import { StatusDot } from "@haat/product-form/status-dot";
import { Skeleton } from "@haat/ui/skeleton";
import { statusWords } from "./order-words";

/** A small picture of what was sold; decoration beside its title. */
export const LinePicture = ({ src }: { src: string }) =>
  src ? (
    <img src={src} alt="" loading="lazy" className="size-14 shrink-0 rounded-control bg-sunken object-contain" />
  ) : (
    <span aria-hidden className="size-14 shrink-0 rounded-control bg-sunken" />
  );

export const StatusBadge = ({ status }: { status: ParcelStatus }) => (
  <StatusDot tone={statusWords[status].tone}>{statusWords[status].name}</StatusDot>
);

/** Stands for a list that is being read. */
export const ListSkeleton = ({ label }: { label: string }) => (
  <div role="status" className="flex flex-col gap-3">
    <span className="sr-only">{label}</span>
    <Skeleton className="h-28" />
    <Skeleton className="h-28" />
    <Skeleton className="h-28" />
  </div>
);
