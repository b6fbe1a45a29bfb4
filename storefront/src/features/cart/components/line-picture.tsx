import { classNames } from "@haat/ui/class-names";
import { ProductPicture } from "../../product-card/product-picture";

/** The picture of a line, beside its title: it says nothing that the title does not, so it has no text. */
export const LinePicture = ({ src, className }: { src: string | undefined; className?: string }) => (
  <span className={classNames("block shrink-0 self-start overflow-hidden rounded-control bg-sunken", className)}>
    <ProductPicture src={src} alt="" sizes="8rem" />
  </span>
);
