import type { Address } from "@haat/api-contract/account/schemas";
import { shippingAddressSchema } from "@haat/api-contract/order/schemas";
import { Alert } from "@haat/ui/alert";
import { Button } from "@haat/ui/button";
import { Checkbox } from "@haat/ui/checkbox";
import { Dialog } from "@haat/ui/dialog";
import { errorMessage } from "@haat/web/api-error";
import { zodResolver } from "@hookform/resolvers/zod";
import { type FormEvent, useState } from "react";
import { useForm } from "react-hook-form";
import { readDraft } from "../address-form";
import { useSaveAddress } from "../api/addresses.queries";
import { addressTexts } from "../texts";
import { AddressFields } from "./address-fields";

type Props = {
  /** The address to edit; null adds one. */
  address: Address | null;
  onSaved: (address: Address) => void;
  onClose: () => void;
};

/** Adds or edits a saved address. The input is kept until it is saved. */
export function AddressDialog({ address, onSaved, onClose }: Props) {
  const saving = useSaveAddress();
  const form = useForm({ resolver: zodResolver(shippingAddressSchema), defaultValues: readDraft(address) });
  const [isDefault, setIsDefault] = useState(address?.isDefault ?? false);

  function submit(event: FormEvent): void {
    event.preventDefault();
    void form.handleSubmit(() =>
      saving.mutate(
        { id: address?._id ?? null, address: form.getValues(), isDefault },
        { onSuccess: (saved) => onSaved(saved) },
      ),
    )();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={address ? addressTexts.editTitle : addressTexts.newTitle}
      className="sm:w-[min(40rem,calc(100vw-2rem))]"
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <AddressFields form={form} />
        {!address?.isDefault && (
          <Checkbox checked={isDefault} onChange={(event) => setIsDefault(event.target.checked)}>
            {addressTexts.useAsDefault}
          </Checkbox>
        )}
        {saving.error && <Alert>{errorMessage(saving.error, addressTexts.saveFailed)}</Alert>}
        <Button type="submit" size="large" full busy={saving.isPending}>
          {saving.isPending ? addressTexts.saving : addressTexts.save}
        </Button>
      </form>
    </Dialog>
  );
}
