import { shopPictureRule } from "@haat/api-contract/file/rules";
import { productLimits } from "@haat/api-contract/product/limits";
import { useId } from "react";
import { useController } from "react-hook-form";
import { FieldError } from "../../../shared/field";
import { useFieldError } from "../field";
import { labels } from "../labels";
import type { ProductValues } from "../values";
import { FileButton } from "./file-button";
import { PictureList } from "./picture-list";
import { useTakenFiles } from "./use-taken-files";
import { VideoList } from "./video-list";

export const Media = () => (
  <>
    <ProductImages />
    <VideoList />
  </>
);

function ProductImages() {
  const id = useId();
  const { field } = useController<ProductValues, "images">({ name: "images" });
  const error = useFieldError("images");
  const { faults, take } = useTakenFiles({
    media: field.value,
    rule: shopPictureRule,
    most: productLimits.pictures,
    onChange: field.onChange,
  });
  const said = faults ?? error;
  return (
    <div className="flex flex-col gap-3">
      <div>
        <h4 className="text-ui-fg-base font-medium">{labels.images}</h4>
        <p className="text-ui-fg-muted">
          The first one stands in lists. Drag them, or move them by keys, into their order.
        </p>
      </div>
      <PictureList pictures={field.value} onChange={field.onChange} label={labels.images} />
      <FileButton
        label="Add pictures"
        hint="PNG, JPEG, GIF, WebP or AVIF, up to 5MB each. Choose or drop several at once."
        rule={shopPictureRule}
        onFiles={take}
        invalid={Boolean(said)}
        {...(said ? { describedBy: `${id}-error` } : {})}
      />
      <div role="status">{said && <FieldError id={`${id}-error`}>{said}</FieldError>}</div>
    </div>
  );
}
