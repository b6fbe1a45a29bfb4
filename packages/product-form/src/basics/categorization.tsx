import { productMessages } from "@haat/api-contract/product/messages";
import type { ManagedProduct } from "@haat/api-contract/product/schemas";
import { Button } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useController, useFormContext } from "react-hook-form";
import { categoryChoices, subCategoryChoices } from "../category-choices";
import { FormField } from "../field";
import { selectClass } from "../inputs";
import { FormAlert } from "../labelled-field";
import { labels } from "../labels";
import { useProductHost } from "../product-host";
import type { ProductValues } from "../values";

type Props = { product: Pick<ManagedProduct, "categoryId" | "subCategoryId"> | null };

export function Categorization({ product }: Props) {
  const { choicesQuery, toast } = useProductHost();
  const { data, error, isPending, isFetching, refetch } = useQuery(choicesQuery);
  const { setValue } = useFormContext<ProductValues>();
  const category = useController<ProductValues, "categoryId">({ name: "categoryId" });
  const subCategory = useController<ProductValues, "subCategoryId">({ name: "subCategoryId" });
  const categoryId = category.field.value;
  useEffect(() => {
    if (error) toast.error(productMessages.choicesNotFetched);
  }, [error, toast]);
  const categories = categoryChoices(data?.categories ?? [], product?.categoryId ?? null);
  const own = product?.categoryId?._id === categoryId ? product.subCategoryId : null;
  const known = subCategoryChoices(data?.subCategories ?? [], categoryId);
  const subCategories =
    own && !known.some(({ id }) => id === own._id) ? [...known, { id: own._id, label: own.title }] : known;
  const noSub = isPending
    ? "Loading..."
    : !categoryId
      ? "Select a category first"
      : subCategories.length === 0
        ? "No sub-categories found"
        : "Select a sub-category";
  return (
    <>
      {error && (
        <div className="flex flex-wrap items-center gap-3">
          <FormAlert>{productMessages.choicesNotFetched}</FormAlert>
          <Button type="button" variant="secondary" isLoading={isFetching} onClick={() => void refetch()}>
            Try Again
          </Button>
        </div>
      )}
      <div className="grid gap-5 min-[700px]:grid-cols-2">
        <FormField name="categoryId" label={labels.categoryId} required>
          {(control) => (
            <select
              {...control}
              {...category.field}
              onChange={(event) => {
                category.field.onChange(event);
                setValue("subCategoryId", "", { shouldDirty: true });
              }}
              className={selectClass}
            >
              <option value="">{isPending ? "Loading..." : "Select a category"}</option>
              {categories.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </FormField>
        <FormField name="subCategoryId" label={labels.subCategoryId}>
          {(control) => (
            <select
              {...control}
              {...subCategory.field}
              // Not react-hook-form's `disabled`, which would make the value undefined.
              disabled={!categoryId}
              className={selectClass}
            >
              <option value="">{noSub}</option>
              {subCategories.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </FormField>
      </div>
    </>
  );
}
