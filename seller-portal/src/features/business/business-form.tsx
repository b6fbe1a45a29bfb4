import type { SellerMe } from "@haat/api-contract/seller/schemas";
import { sellerBusinessMessages } from "@haat/api-contract/seller-business/messages";
import type { Business } from "@haat/api-contract/seller-business/schemas";
import { businessKinds, businessKindWords } from "@haat/api-contract/seller-business/words";
import { Field } from "@haat/ui/field";
import { Input } from "@haat/ui/input";
import { Select } from "@haat/ui/select";
import { useSaveBusiness } from "./api/business.queries";
import { toBusinessDraft } from "./drafts";
import { PlaceFields } from "./place-fields";
import { FormEnd } from "./section-card";
import { useSectionForm } from "./use-section-form";

const load = async () => ({ resolver: (await import("./resolvers")).businessResolver });

type Props = { seller: SellerMe; business: Business | null; onUnsaved: (unsaved: boolean) => void };

export function BusinessForm({ seller, business, onUnsaved }: Props) {
  const save = useSaveBusiness();
  const { register, formState, getValues, setValue, submit, problem } = useSectionForm({
    load,
    draft: toBusinessDraft(business, seller),
    save,
    toDraft: (file) => toBusinessDraft(file.business, { ...seller, ...file.business }),
    refusedField: (sentence) => (sentence === sellerBusinessMessages.nameTaken ? "name" : null),
    onUnsaved,
  });
  const { errors } = formState;
  const booksOnly = seller.sellerType === "BOOKS_ONLY";
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
        <Field
          label="Business name"
          hint={'Customers see it as "Sold by".'}
          error={errors.name?.message}
          className="sm:col-span-3"
        >
          {(control) => <Input {...control} {...register("name")} autoComplete="organization" aria-required />}
        </Field>
        <Field
          label="Legal name"
          hint="As on the PAN card or the GST certificate."
          error={errors.legalName?.message}
          className="sm:col-span-3"
        >
          {(control) => <Input {...control} {...register("legalName")} autoComplete="off" aria-required />}
        </Field>
        <Field label="Business type" error={errors.kind?.message} className="sm:col-span-6 lg:col-span-2">
          {(control) => (
            <Select {...control} {...register("kind")} aria-required>
              <option value="">Select a business type</option>
              {businessKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {businessKindWords[kind]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label={booksOnly ? "GSTIN (optional)" : "GSTIN"}
          hint="15 letters and digits, registered in the state of this address."
          error={errors.gstNumber?.message}
          className="sm:col-span-3 lg:col-span-2"
        >
          {(control) => <Input {...control} {...register("gstNumber")} {...taxNumber} maxLength={30} />}
        </Field>
        <Field
          label="PAN"
          hint="10 letters and digits, the same as in the GSTIN."
          error={errors.panNumber?.message}
          className="sm:col-span-3 lg:col-span-2"
        >
          {(control) => <Input {...control} {...register("panNumber")} {...taxNumber} maxLength={20} aria-required />}
        </Field>
        <PlaceFields
          register={register}
          errors={errors}
          written={(name) => getValues(name)}
          fill={fillPlace}
          contactHint="The person we can contact with questions."
        />
      </div>
      <FormEnd label="Save business details" busy={save.isPending} problem={problem} />
    </form>
  );
}

const taxNumber = { autoComplete: "off", autoCapitalize: "characters", spellCheck: false, className: "uppercase" };
