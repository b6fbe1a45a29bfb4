import { clx } from "@medusajs/ui";
import { NumberField, TextField } from "../inputs";
import { entryLabels } from "../labels";

const label = entryLabels.variants ?? {};

type Props = {
  prefix: `variants.${number}` | "newVariant";
  /** Each field has its own label, even if a table header is shown. */
  labelled?: boolean;
};

/** The text and number fields of a variant, in column order. */
export function VariantFields({ prefix, labelled = false }: Props) {
  // On wide screens the table header labels the columns.
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
