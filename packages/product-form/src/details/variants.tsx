import { productLimits } from "@haat/api-contract/product/limits";
import { clx } from "@medusajs/ui";
import { useRef, useState } from "react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { useFieldError } from "../field";
import { FieldError } from "../labelled-field";
import { entryLabels, labels } from "../labels";
import type { ProductValues } from "../values";
import { withPriceOf } from "../variant-rules";
import { Group } from "./group";
import { NewVariant } from "./new-variant";
import { VariantGenerator } from "./variant-generator";
import { VariantRow, variantColumns } from "./variant-row";

const heads = ["color", "size", "sku", "price", "discountPrice", "quantity"] as const;

export function Variants() {
  const { getValues } = useFormContext<ProductValues>();
  const list = useFieldArray<ProductValues, "variants", "fieldKey">({ name: "variants", keyName: "fieldKey" });
  const error = useFieldError("variants");
  const [said, setSaid] = useState("");
  const after = useRef<HTMLDivElement>(null);
  const count = list.fields.length;
  const copyPrice = (place: number) => {
    list.replace(withPriceOf(getValues("variants"), place));
    setSaid(`The price of variant ${place + 1} was copied to all ${count} variants.`);
  };
  const remove = (place: number) => {
    list.remove(place);
    setSaid(`Variant ${place + 1} removed. ${count - 1} left.`);
    // The pressed button is gone: the focus moves to where the next variant is added.
    after.current?.focus();
  };
  return (
    <Group title={labels.variants} text="One for each color and size that customers can buy." count={count}>
      {count > 0 && (
        <div className="border-ui-border-base divide-ui-border-base flex flex-col divide-y rounded-lg border">
          <div
            aria-hidden
            className={`text-ui-fg-muted bg-ui-bg-subtle hidden gap-2 rounded-t-lg px-3 py-2 text-[13px] font-medium min-[1000px]:grid ${variantColumns}`}
          >
            <span />
            {heads.map((head) => (
              <span key={head} className={clx(["price", "discountPrice", "quantity"].includes(head) && "text-right")}>
                {entryLabels.variants?.[head]}
              </span>
            ))}
            <span />
          </div>
          <ul aria-label={labels.variants} className="divide-ui-border-base flex flex-col divide-y">
            {list.fields.map((field, place) => (
              <VariantRow
                key={field.fieldKey}
                place={place}
                count={count}
                onCopyPrice={() => copyPrice(place)}
                onRemove={() => remove(place)}
              />
            ))}
          </ul>
        </div>
      )}
      <div ref={after} tabIndex={-1} role="status" className={clx("text-ui-fg-muted outline-none", !said && "sr-only")}>
        {said}
      </div>
      {error && <FieldError id="variants-error">{error}</FieldError>}
      {count < productLimits.variants ? (
        <>
          <NewVariant onAdd={(variant) => list.append(variant, { shouldFocus: false })} onSay={setSaid} />
          <VariantGenerator onAdd={(variants) => list.append(variants, { shouldFocus: false })} onSay={setSaid} />
        </>
      ) : (
        <p className="text-ui-fg-muted">A product can have up to {productLimits.variants} variants.</p>
      )}
    </Group>
  );
}
