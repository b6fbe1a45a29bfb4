import { classNames } from "@haat/ui/class-names";
import { IconButton } from "@haat/ui/icon-button";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";

type Props = { index: number; count: number; onShow: (index: number) => void; className?: string };

/** Buttons to the previous and next picture, at the edges of the row. */
export const StepButtons = ({ index, count, onShow, className }: Props) => (
  <>
    <IconButton
      filled
      label="Previous image"
      disabled={index === 0}
      onClick={() => onShow(index - 1)}
      className={classNames("absolute left-3 top-1/2 -translate-y-1/2", className)}
    >
      <ChevronLeft aria-hidden className="size-5" />
    </IconButton>
    <IconButton
      filled
      label="Next image"
      disabled={index >= count - 1}
      onClick={() => onShow(index + 1)}
      className={classNames("absolute right-3 top-1/2 -translate-y-1/2", className)}
    >
      <ChevronRight aria-hidden className="size-5" />
    </IconButton>
  </>
);

type VideoProps = {
  src: string;
  /** A picture's URL. */
  poster: string | undefined;
  title: string;
  className: string;
};

/** A product video. Loads nothing until it is played. */
export const GalleryVideo = ({ src, poster, title, className }: VideoProps) => (
  // biome-ignore lint/a11y/useMediaCaption: sellers' films come without captions
  <video
    src={src}
    poster={poster}
    controls
    playsInline
    preload="none"
    aria-label={`Video of ${title}`}
    className={className}
  />
);
