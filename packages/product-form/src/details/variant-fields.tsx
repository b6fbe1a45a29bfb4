import { clx } from "@medusajs/ui";
import { NumberField, TextField } from "../inputs";
import { entryLabels } from "../labels";

const label = entryLabels.variants ?? {};

type Props = {
  prefix: `variants.${number}` | "newVariant";
  /** Each field says what it is, also where there is room for a table's head. */
  labelled?: boolean;
};

/** The texts and figures of a variant, in the order of the columns. */
export function VariantFields({ prefix, labelled = false }: Props) {
  // Where there is room for a table, its head says what the columns are.
  const className = labelled ? undefined : "min-[1000px]:[&>label]:sr-only";
  return (
    <>
      <TextField name={`${prefix}.color`} label={label.color ?? ""} required className={className} />
      <TextField name={`${prefix}.size`} label={label.size ?? ""} required className={className} />
      <TextField
        name={`${prefix}.sku`}
        label={label.sku ?? ""}
        required
        className={clx("max-[699px]:col-span-2", className)}
      />
      <NumberField
        name={`${prefix}.price`}
        label={label.price ?? ""}
        step="0.01"
        sign="₹"
        required
        className={className}
      />
      <NumberField
        name={`${prefix}.discountPrice`}
        label={label.discountPrice ?? ""}
        step="0.01"
        sign="₹"
        className={className}
      />
      <NumberField name={`${prefix}.quantity`} label={label.quantity ?? ""} required className={className} />
    </>
  );
}
