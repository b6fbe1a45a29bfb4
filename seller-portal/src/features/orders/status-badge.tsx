import type { ParcelStatus } from "@haat/api-contract/parcel/words";
import { Badge } from "@haat/ui/badge";
import { statusWords } from "./order-words";

export const StatusBadge = ({ status }: { status: ParcelStatus }) => (
  <Badge tone={statusWords[status].tone}>{statusWords[status].name}</Badge>
);
