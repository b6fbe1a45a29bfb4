import { classNames } from "@haat/ui/class-names";
import { ProductPicture } from "../../product-card/product-picture";

type LinePictureProps = {
  src: string | undefined /** As wide as its class makes it. */;
  sizes: string;
  className?: string;
};

/** The picture of a line, beside its title: it says nothing that the title does not, so it has no text. */
export const LinePicture = ({ src, sizes, className }: LinePictureProps) => (
  <span className={classNames("block shrink-0 self-start overflow-hidden rounded-control bg-sunken", className)}>
    <ProductPicture src={src} alt="" sizes={sizes} />
  </span>
);

type Props = { variant: { color: string; size: string } | null };

/** `Colour: Red · Size: M`, as far as there is something to say. */
export function VariantText({ variant }: Props) {
  const parts = [variant?.color && `Colour: ${variant.color}`, variant?.size && `Size: ${variant.size}`].filter(
    Boolean,
  );
  return parts.length > 0 && <p className="text-sm text-muted">{parts.join(" · ")}</p>;
}
