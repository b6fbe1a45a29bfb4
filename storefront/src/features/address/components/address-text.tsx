import type { Address } from "@haat/api-contract/account/schemas";
import { Badge } from "@haat/ui/badge";
import { addressTexts } from "../texts";

/** An address formatted for reading. */
export const AddressText = ({ address }: { address: Address }) => (
  <span className="block min-w-0 break-words text-sm">
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-base font-semibold">
      <span className="min-w-0 break-words">{address.name}</span>
      {address.isDefault && <Badge tone="primary">{addressTexts.isDefault}</Badge>}
    </span>
    <span className="mt-1 block">{address.address}</span>
    <span className="block">
      {address.city}, {address.state} {address.pincode}
    </span>
    <span className="mt-1 block text-muted">{address.mobile}</span>
  </span>
);
