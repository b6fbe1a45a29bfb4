import { shopPictureRule } from "@haat/api-contract/file/rules";
import { productLimits } from "@haat/api-contract/product/limits";
import { useController } from "react-hook-form";
import { labels } from "../labels";
import type { ProductValues } from "../values";
import { AddFiles } from "./add-files";
import { PictureList } from "./picture-list";
import { VideoList } from "./video-list";

export const Media = () => (
  <>
    <ProductImages />
    <VideoList />
  </>
);

function ProductImages() {
  const { field } = useController<ProductValues, "images">({ name: "images" });
  return (
    <div className="flex flex-col gap-3">
      <div>
        <h4 className="text-ui-fg-base font-medium">{labels.images}</h4>
        <p className="text-ui-fg-muted">
          The first image is shown in lists. Drag images, or use the keyboard, to reorder them.
        </p>
      </div>
      <PictureList pictures={field.value} onChange={field.onChange} label={labels.images} />
      <AddFiles
        name="images"
        media={field.value}
        onChange={field.onChange}
        rule={shopPictureRule}
        max={productLimits.pictures}
        label="Add images"
        hint="PNG, JPEG, GIF, WebP or AVIF, up to 5MB each. You can choose or drop several files together."
      />
    </div>
  );
}
