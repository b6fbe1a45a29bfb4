import type { Address } from "@haat/api-contract/account/schemas";
import { RadioRow } from "@haat/ui/radio";
import { AddressText } from "../../address/components/address-text";
import { addressTexts } from "../../address/texts";
import { anotherAddress } from "../chosen-address";

type Props = {
  addresses: readonly Address[];
  /** Id of the chosen address, or `anotherAddress`. */
  chosen: string;
  onChoose: (id: string) => void;
  onEdit: (address: Address) => void;
};

/** The saved addresses to choose from, and the option to enter another one. */
export const SavedAddresses = ({ addresses, chosen, onChoose, onEdit }: Props) => (
  <div role="radiogroup" aria-labelledby="shipping-address" className="flex flex-col gap-3">
    {addresses.map((address) => (
      // The button is beside the label, not inside: a label may contain only one control.
      <div key={address._id} className="relative">
        <RadioRow
          name="savedAddress"
          value={address._id}
          checked={chosen === address._id}
          onChange={() => onChoose(address._id)}
          className="py-3 pr-20 [&>input]:mt-1 [&>input]:self-start"
        >
          <AddressText address={address} />
        </RadioRow>
        <button
          type="button"
          aria-label={addressTexts.editOf(address.name, address.city)}
          onClick={() => onEdit(address)}
          className="absolute right-2 top-1 inline-flex min-h-11 items-center rounded-control px-3 text-sm font-semibold text-primary underline underline-offset-4"
        >
          {addressTexts.edit}
        </button>
      </div>
    ))}
    <RadioRow
      name="savedAddress"
      value={anotherAddress}
      checked={chosen === anotherAddress}
      onChange={() => onChoose(anotherAddress)}
    >
      <span className="font-semibold">Deliver to another address</span>
    </RadioRow>
  </div>
);
