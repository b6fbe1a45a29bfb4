import { classNames } from "@haat/ui/class-names";
import Play from "lucide-react/icons/play";
import { ProductPicture } from "../../product-card/product-picture";
import type { Medium } from "./product-media";

type Props = { medium: Medium; place: number; shown: boolean; onShow: () => void };

export const GalleryThumbnail = ({ medium, place, shown, onShow }: Props) => (
  <button
    type="button"
    aria-label={`Show ${medium.kind === "video" ? "video" : "image"} ${place + 1}`}
    aria-current={shown}
    onClick={onShow}
    className={classNames(
      "flex aspect-square w-full items-center justify-center overflow-hidden rounded-control border-2 bg-sunken transition",
      shown ? "border-primary" : "border-transparent hover:border-edge",
    )}
  >
    {medium.kind === "video" ? (
      <Play aria-hidden className="size-6 text-primary" />
    ) : (
      <ProductPicture src={medium.src} alt="" sizes="72px" />
    )}
  </button>
);
