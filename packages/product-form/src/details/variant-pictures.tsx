import { shopPictureRule } from "@haat/api-contract/file/rules";
import { productLimits } from "@haat/api-contract/product/limits";
import { useController } from "react-hook-form";
import { AddFiles } from "../media/add-files";
import { PictureList } from "../media/picture-list";
import type { ProductValues } from "../values";

type Name = `variants.${number}.images` | "newVariant.images";

/** The pictures of a variant in their order. */
export function VariantPictures({ name, label }: { name: Name; label: string }) {
  const { field } = useController<ProductValues, Name>({ name });
  return (
    <div className="flex flex-col gap-2">
      <PictureList pictures={field.value} onChange={field.onChange} label={label} small />
      <AddFiles
        name={name}
        media={field.value}
        onChange={field.onChange}
        rule={shopPictureRule}
        max={productLimits.variantPictures}
        label="Add variant images"
        small
      />
    </div>
  );
}
