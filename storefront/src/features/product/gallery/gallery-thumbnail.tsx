import { classNames } from "@haat/ui/class-names";
import Play from "lucide-react/icons/play";
import { linkedPicture, PlainLink } from "../../../lib/without-script";
import { ProductPicture } from "../../product-card/product-picture";
import { type Medium, mediumAnchor } from "./product-media";

type Props = { medium: Medium; place: number; shown: boolean; onShow: () => void };

/** Without JavaScript, a link to the anchor of the picture in the row. */
export const GalleryThumbnail = ({ medium, place, shown, onShow }: Props) => {
  const label = `Show ${medium.kind === "video" ? "video" : "image"} ${place + 1}`;
  return (
    <div className="relative">
      <button
        type="button"
        aria-label={label}
        aria-current={shown}
        onClick={onShow}
        className={classNames(
          "flex aspect-square w-full items-center justify-center overflow-hidden rounded-control border-2 bg-sunken transition",
          shown ? "border-primary" : "border-transparent hover:border-edge",
          linkedPicture.button,
        )}
      >
        {medium.kind === "video" ? (
          <Play aria-hidden className={`size-6 text-primary ${linkedPicture.seen}`} />
        ) : (
          <ProductPicture src={medium.src} alt="" sizes="72px" className={linkedPicture.seen} />
        )}
      </button>
      <PlainLink to={`#${mediumAnchor(place)}`} label={label} />
    </div>
  );
};
