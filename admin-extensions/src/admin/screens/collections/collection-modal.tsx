import { collectionMessages } from "@haat/api-contract/collection/messages";
import { collectionFormSchema } from "@haat/api-contract/collection/schemas";
import { limits } from "@haat/api-contract/limits";
import { FormModal } from "@haat/product-form/form-modal";
import { Field } from "@haat/product-form/labelled-field";
import { NativeSelect } from "@haat/product-form/native-select";
import { scopeDraftOf } from "@haat/product-form/offers/offer-scope-draft";
import { OfferScopeFields } from "@haat/product-form/offers/offer-scope-fields";
import { SwitchField } from "@haat/product-form/switch-field";
import { timeInIndia } from "@haat/ui/days";
import { errorMessage } from "@haat/web/api-error";
import { zodResolver } from "@hookform/resolvers/zod";
import { Input, Textarea } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { FormProvider, useForm, useFormContext } from "react-hook-form";
import type { z } from "zod";
import { closeWhenDone } from "../lib/toast";
import { choicesQuery, findAnyProducts } from "../products/products.queries";
import { type CollectionRow, useSaveCollection } from "./collections.queries";

type Draft = z.input<typeof collectionFormSchema>;

/** Null: a new collection. */
const draftOf = (collection: CollectionRow | null) => ({
  title: collection?.title ?? "",
  slug: collection?.slug ?? "",
  description: collection?.description ?? "",
  ...scopeDraftOf(collection),
  maxPrice: collection?.maxPrice ? String(collection.maxPrice) : "",
  minRating: collection?.minRating ? String(collection.minRating) : "",
  isActive: collection?.isActive ?? true,
  startsAt: collection?.startsAt ? timeInIndia(collection.startsAt) : "",
  endsAt: collection?.endsAt ? timeInIndia(collection.endsAt) : "",
});

type Props = { collection: CollectionRow | null; onClose: () => void };

/** Adds or edits a collection. Stays open if saving fails. */
export function CollectionModal({ collection, onClose }: Props) {
  const form = useForm({ resolver: zodResolver(collectionFormSchema), defaultValues: draftOf(collection) });
  const { handleSubmit, formState } = form;
  const { data: choices } = useQuery(choicesQuery);
  const save = useSaveCollection();
  const submit = handleSubmit((fields) => {
    const id = collection ? { id: collection._id } : {};
    return closeWhenDone(save.mutateAsync({ ...id, body: { ...fields, version: collection?.version } }), onClose);
  });
  return (
    <FormModal
      title={collection ? "Edit collection" : "Add collection"}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      submitLabel={collection ? "Save Changes" : "Add collection"}
      busy={save.isPending}
      dirty={formState.isDirty}
      error={save.error ? errorMessage(save.error, collectionMessages.saveFailed) : undefined}
    >
      <FormProvider {...form}>
        <CollectionName />
        <OfferScopeFields choices={choices} find={findAnyProducts} saved={collection?.products ?? null} />
        <CollectionConditions />
        <CollectionDates />
      </FormProvider>
    </FormModal>
  );
}

function CollectionName() {
  const { register, formState } = useFormContext<Draft>();
  const { errors } = formState;
  return (
    <>
      <Field label="Title" required error={errors.title?.message}>
        {(props) => <Input {...props} {...register("title")} maxLength={limits.maxTitleLength} autoComplete="off" />}
      </Field>
      <Field
        label="Address"
        error={errors.slug?.message}
        hint="The last part of its page, such as diwali-lights. Leave empty to make it from the title."
      >
        {(props) => <Input {...props} {...register("slug")} maxLength={limits.maxSlugLength} autoComplete="off" />}
      </Field>
      <Field label="Description" error={errors.description?.message} hint="Customers read it above the products.">
        {(props) => (
          <Textarea {...props} {...register("description")} maxLength={limits.maxCollectionDescription} rows={3} />
        )}
      </Field>
    </>
  );
}

function CollectionConditions() {
  const { register, formState } = useFormContext<Draft>();
  const { errors } = formState;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Max price in ₹" error={errors.maxPrice?.message} hint="Leave empty for any price.">
        {(props) => <Input {...props} {...register("maxPrice")} inputMode="decimal" autoComplete="off" />}
      </Field>
      <Field label="Rating" error={errors.minRating?.message}>
        {(props) => (
          <NativeSelect {...props} {...register("minRating")}>
            <option value="">Any rating</option>
            {[4, 3, 2, 1].map((stars) => (
              <option key={stars} value={stars}>
                {stars} {stars === 1 ? "star" : "stars"} & up
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
    </div>
  );
}

/** When shoppers see it. */
function CollectionDates() {
  const { register, control, formState } = useFormContext<Draft>();
  const { errors } = formState;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Starts" error={errors.startsAt?.message} hint="Indian time. Leave empty to show it right away.">
          {(props) => <Input {...props} {...register("startsAt")} type="datetime-local" />}
        </Field>
        <Field label="Ends" error={errors.endsAt?.message} hint="Indian time. Leave empty for no end.">
          {(props) => <Input {...props} {...register("endsAt")} type="datetime-local" />}
        </Field>
      </div>
      <SwitchField control={control} name="isActive" label="Show to customers" />
    </>
  );
}
