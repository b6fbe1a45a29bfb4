import { classNames } from "@haat/ui/class-names";
import { ProductPicture } from "../../product-card/product-picture";

type LinePictureProps = {
  src: string | undefined /** Its width, as its class sets it. */;
  sizes: string;
  className?: string;
};

/** A line's picture, beside its title: decorative, so its `alt` is empty. */
export const LinePicture = ({ src, sizes, className }: LinePictureProps) => (
  <span className={classNames("block shrink-0 self-start overflow-hidden rounded-control bg-sunken", className)}>
    <ProductPicture src={src} alt="" sizes={sizes} />
  </span>
);

type Props = { variant: { color: string; size: string } | null };

/** `Colour: Red · Size: M`, without the parts that are empty. */
export function VariantText({ variant }: Props) {
  const parts = [variant?.color && `Colour: ${variant.color}`, variant?.size && `Size: ${variant.size}`].filter(
    Boolean,
  );
  return parts.length > 0 && <p className="text-sm text-muted">{parts.join(" · ")}</p>;
}
