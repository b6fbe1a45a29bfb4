import type { Address } from "@haat/api-contract/account/schemas";
import { Checkbox } from "@haat/ui/checkbox";
import { Skeleton } from "@haat/ui/skeleton";
import { useSession } from "../../../lib/session/session";
import { AddressFields, type AddressForm } from "../../address/components/address-fields";
import { anotherAddress } from "../chosen-address";
import { SavedAddresses } from "./saved-addresses";

type Props = {
  /** The address book; undefined while it is loading. */
  addresses: readonly Address[] | undefined;
  chosen: string;
  onChoose: (id: string) => void;
  onEdit: (address: Address) => void;
  form: AddressForm;
  /** The address book has room for another address. */
  hasRoom: boolean;
  save: boolean;
  onSaveChange: (save: boolean) => void;
};

/** The delivery address: a saved one, or one typed here and optionally saved. */
export function DeliveryAddress({ addresses, chosen, onChoose, onEdit, form, hasRoom, save, onSaveChange }: Props) {
  const session = useSession();
  return (
    <section aria-labelledby="shipping-address" className="rounded-card border border-line bg-surface p-5 sm:p-6">
      <h2 id="shipping-address" className="mb-5 text-lg">
        Shipping Address
      </h2>
      {addresses ? (
        <div className="flex flex-col gap-5">
          {addresses.length > 0 && (
            <SavedAddresses addresses={addresses} chosen={chosen} onChoose={onChoose} onEdit={onEdit} />
          )}
          {chosen === anotherAddress && <AddressFields form={form} />}
          {chosen === anotherAddress && session && hasRoom && (
            <Checkbox checked={save} onChange={(event) => onSaveChange(event.target.checked)}>
              Save this address to my address book
            </Checkbox>
          )}
        </div>
      ) : (
        <AddressSkeleton />
      )}
    </section>
  );
}

const AddressSkeleton = () => (
  <div role="status" className="grid gap-5 sm:grid-cols-2">
    <span className="sr-only">Loading your addresses</span>
    <Skeleton className="h-[4.5rem]" />
    <Skeleton className="h-[4.5rem]" />
    <Skeleton className="h-24 sm:col-span-2" />
  </div>
);
