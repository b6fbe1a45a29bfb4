import type { Address } from "@haat/api-contract/account/schemas";
import { AddressText } from "../../address/components/address-text";
import { addressTexts } from "../../address/texts";

type Props = {
  address: Address;
  /** Another change is in progress. */
  busy: boolean;
  onEdit: () => void;
  onRemove: () => void;
  onMakeDefault: () => void;
};

/** A saved address with its actions. */
export const AddressCard = ({ address, busy, onEdit, onRemove, onMakeDefault }: Props) => (
  <li className="flex flex-col justify-between gap-2 rounded-control border border-line p-4 pb-2">
    <AddressText address={address} />
    <div className="-mx-2 flex flex-wrap">
      <Act label={addressTexts.edit} name={addressTexts.editOf(address.name, address.city)} onPress={onEdit} />
      <Act
        label={addressTexts.remove}
        name={addressTexts.removeOf(address.name, address.city)}
        busy={busy}
        onPress={onRemove}
      />
      {!address.isDefault && (
        <Act
          label={addressTexts.makeDefault}
          name={addressTexts.makeDefaultOf(address.name, address.city)}
          busy={busy}
          onPress={onMakeDefault}
        />
      )}
    </div>
  </li>
);

type ActProps = { label: string; name: string; busy?: boolean; onPress: () => void };

const Act = ({ label, name, busy = false, onPress }: ActProps) => (
  <button
    type="button"
    aria-label={name}
    disabled={busy}
    onClick={onPress}
    className="inline-flex min-h-11 items-center rounded-control px-2 text-sm font-semibold text-primary hover:underline disabled:cursor-progress disabled:text-muted"
  >
    {label}
  </button>
);
