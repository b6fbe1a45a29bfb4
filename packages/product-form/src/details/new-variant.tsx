import { Button } from "@medusajs/ui";
import { useFormContext } from "react-hook-form";
import { missingOfNewVariant } from "../draft-problems";
import { emptyVariant, type ProductValues, type VariantValues } from "../values";
import { isTypedVariant } from "../variant-rules";
import { useAddDraft } from "./use-add-draft";
import { VariantFields } from "./variant-fields";
import { VariantPictures } from "./variant-pictures";

type Props = { onAdd: (variant: VariantValues) => void; onSay: (text: string) => void };

/** The draft of a variant. Without its own price or stock it gets the product's. */
export function NewVariant({ onAdd, onSay }: Props) {
  const { getValues, watch } = useFormContext<ProductValues>();
  const { add, clear } = useAddDraft(
    "newVariant",
    emptyVariant,
    missingOfNewVariant,
    (variant) => {
      const [price, discountPrice, quantity] = getValues(["price", "discountPrice", "quantity"]);
      onAdd({
        ...variant,
        price: variant.price || price,
        discountPrice: variant.discountPrice || (variant.price ? "" : discountPrice),
        quantity: variant.quantity || (getValues("variants").length === 0 ? quantity : "") || "0",
      });
      onSay(`Variant ${variant.color}, ${variant.size} added.`);
    },
    "newVariant.color",
  );
  const typed = isTypedVariant(watch("newVariant"));
  return (
    <fieldset className="border-ui-border-base bg-ui-bg-subtle flex flex-col gap-3 rounded-lg border p-3">
      <legend className="sr-only">New variant</legend>
      <div className="grid grid-cols-2 items-start gap-3 min-[700px]:grid-cols-3 min-[1000px]:grid-cols-[1.2fr_0.8fr_1.6fr_1fr_1fr_0.8fr]">
        <VariantFields prefix="newVariant" labelled />
      </div>
      <VariantPictures name="newVariant.images" label="Images of the new variant" />
      <div className="flex flex-wrap gap-2">
        <Button type="button" variant="secondary" onClick={add}>
          Add variant
        </Button>
        {typed && (
          <Button type="button" variant="transparent" onClick={clear}>
            Clear
          </Button>
        )}
      </div>
    </fieldset>
  );
}
