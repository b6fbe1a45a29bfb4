import type { Address } from "@haat/api-contract/account/schemas";
import { limits } from "@haat/api-contract/limits";
import { Button } from "@haat/ui/button";
import { ConfirmDialog } from "@haat/ui/confirm-dialog";
import { Skeleton } from "@haat/ui/skeleton";
import { errorMessage } from "@haat/web/api-error";
import { useState } from "react";
import { toast } from "../../../lib/toast";
import { useAddresses, useMakeDefaultAddress, useRemoveAddress } from "../../address/api/addresses.queries";
import { AddressDialog } from "../../address/components/address-dialog";
import { addressTexts } from "../../address/texts";
import { accountTexts } from "../texts";
import { AddressCard } from "./address-card";
import { Section } from "./section";

/** The shopper's saved addresses, which the checkout offers. */
export function AddressBook() {
  const { data: addresses, error, refetch } = useAddresses();
  const removing = useRemoveAddress();
  const makingDefault = useMakeDefaultAddress();
  const [editing, setEditing] = useState<Address | "new" | null>(null);
  const [leaving, setLeaving] = useState<Address | null>(null);
  const isFull = addresses !== undefined && addresses.length >= limits.maxAddresses;

  const say = { onError: (failure: Error) => void toast.error(errorMessage(failure, addressTexts.saveFailed)) };

  return (
    <Section
      title={accountTexts.addresses}
      text={isFull ? addressTexts.tooManyAddresses(limits.maxAddresses) : accountTexts.addressesText}
      action={
        addresses && (
          <Button variant="secondary" disabled={isFull} onClick={() => setEditing("new")}>
            {addressTexts.add}
          </Button>
        )
      }
    >
      {addresses ? (
        addresses.length > 0 ? (
          <ul className="grid gap-4 md:grid-cols-2">
            {addresses.map((address) => (
              <AddressCard
                key={address._id}
                address={address}
                busy={removing.isPending || makingDefault.isPending}
                onEdit={() => setEditing(address)}
                onRemove={() => setLeaving(address)}
                onMakeDefault={() =>
                  makingDefault.mutate(address._id, {
                    ...say,
                    onSuccess: ({ message }) => toast.success(message),
                  })
                }
              />
            ))}
          </ul>
        ) : (
          <p className="rounded-control bg-sunken p-4 text-sm">
            <span className="block font-semibold">{addressTexts.emptyTitle}</span>
            <span className="text-muted">{addressTexts.emptyText}</span>
          </p>
        )
      ) : error ? (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-sm text-sale">
          {errorMessage(error, addressTexts.loadFailed)}
          <Button variant="secondary" onClick={() => refetch()}>
            Retry
          </Button>
        </div>
      ) : (
        <Skeleton className="h-40" />
      )}
      {editing && (
        <AddressDialog
          address={editing === "new" ? null : editing}
          onSaved={() => {
            setEditing(null);
            toast.success(addressTexts.addressSaved);
          }}
          onClose={() => setEditing(null)}
        />
      )}
      {leaving && (
        <ConfirmDialog
          open
          danger
          onOpenChange={(open) => !open && setLeaving(null)}
          title={addressTexts.removeTitle}
          text={addressTexts.removeText(leaving.name, leaving.city)}
          confirmLabel={addressTexts.remove}
          dismissLabel={addressTexts.keep}
          onConfirm={() => removing.mutate(leaving._id, { ...say, onSuccess: ({ message }) => toast.info(message) })}
        />
      )}
    </Section>
  );
}
