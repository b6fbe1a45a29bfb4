import type { SellerMe } from "@haat/api-contract/seller/schemas";
import type { PickUp } from "@haat/api-contract/seller-business/schemas";
import { useSavePickUp } from "./api/business.queries";
import { toPlaceDraft } from "./drafts";
import { PlaceFields } from "./place-fields";
import { FormEnd } from "./section-card";
import { useSectionForm } from "./use-section-form";

const load = async () => ({ resolver: (await import("./resolvers")).pickUpResolver });

type Props = { seller: SellerMe; pickUp: PickUp | null; onUnsaved: (unsaved: boolean) => void };

export function PickUpForm({ seller, pickUp, onUnsaved }: Props) {
  const save = useSavePickUp();
  const { register, formState, getValues, setValue, submit, problem } = useSectionForm({
    load,
    draft: toPlaceDraft(pickUp, seller),
    save,
    toDraft: (file) => toPlaceDraft(file.pickUp, seller),
    onUnsaved,
  });
  const fillPlace = (name: "city" | "state", value: string) =>
    setValue(name, value, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="grid gap-5 sm:grid-cols-6">
        <PlaceFields
          register={register}
          errors={formState.errors}
          written={(name) => getValues(name)}
          fill={fillPlace}
          contactHint="The person who hands over parcels."
        />
      </div>
      <FormEnd label="Save pickup address" busy={save.isPending} problem={problem} />
    </form>
  );
}
