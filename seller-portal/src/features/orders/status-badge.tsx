import type { ParcelStatus } from "@haat/api-contract/parcel/words";
import { StatusDot } from "@haat/product-form/status-dot";
import { statusWords } from "./order-words";

export const StatusBadge = ({ status }: { status: ParcelStatus }) => (
  <StatusDot tone={statusWords[status].tone}>{statusWords[status].name}</StatusDot>
);
