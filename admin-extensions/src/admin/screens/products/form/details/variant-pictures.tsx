import { shopPictureRule } from "@haat/api-contract/file/rules";
import { productLimits } from "@haat/api-contract/product/limits";
import { useId } from "react";
import { useController } from "react-hook-form";
import { FieldError } from "../../../shared/field";
import { useFieldError } from "../field";
import { FileButton } from "../media/file-button";
import { PictureList } from "../media/picture-list";
import { useTakenFiles } from "../media/use-taken-files";
import type { ProductValues } from "../values";

type Name = `variants.${number}.images` | "newVariant.images";

/** The pictures of one variant, in their order. */
export function VariantPictures({ name, label }: { name: Name; label: string }) {
  const id = useId();
  const { field } = useController<ProductValues, Name>({ name });
  const error = useFieldError(name);
  const { faults, take } = useTakenFiles({
    media: field.value,
    rule: shopPictureRule,
    most: productLimits.variantPictures,
    onChange: field.onChange,
  });
  const said = faults ?? error;
  return (
    <div className="flex flex-col gap-2">
      <PictureList pictures={field.value} onChange={field.onChange} label={label} small />
      <FileButton
        label="Add variant pictures"
        rule={shopPictureRule}
        onFiles={take}
        small
        invalid={Boolean(said)}
        {...(said ? { describedBy: `${id}-error` } : {})}
      />
      <div role="status">{said && <FieldError id={`${id}-error`}>{said}</FieldError>}</div>
    </div>
  );
}
