import type { Address } from "@haat/api-contract/account/schemas";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useSession } from "../../lib/session/session";
import { accountQuery } from "../account/api/account.queries";
import type { AddressDraft, AddressField } from "../address/address-form";
import { readPincode } from "../product/delivery/remembered-pincode";
import { knownDraft, newlyKnown } from "./known-draft";

/** The known values of the delivery address; null until all of them are loaded. */
export function useKnownDraft(addresses: readonly Address[] | undefined): AddressDraft | null {
  const session = useSession();
  const { data: account, isLoading } = useQuery({
    ...accountQuery(session ?? { token: "", email: "", userId: "" }),
    enabled: session !== null,
  });
  const last = addresses?.[0];
  return useMemo(
    () => (addresses && !isLoading ? knownDraft({ account, last, pincode: readPincode() }) : null),
    [addresses, isLoading, account, last],
  );
}

/** Fills each empty field with its known value, once; null fills nothing. */
export function useFilledIn(
  { getValues, setValue }: Pick<UseFormReturn<AddressDraft>, "getValues" | "setValue">,
  known: AddressDraft | null,
): void {
  const filled = useRef(new Set<AddressField>());
  useEffect(() => {
    if (!known) return;
    for (const field of newlyKnown(known, filled.current)) {
      filled.current.add(field);
      // Marked as typed, so that the pincode fills in city and state.
      if (!getValues(field)) setValue(field, known[field], { shouldDirty: true });
    }
  }, [known, getValues, setValue]);
}
