import { classNames } from "@haat/ui/class-names";
import ImageOff from "lucide-react/icons/image-off";

/** The picture of a line, beside its title: it says nothing that the title does not, so it has no text. */
export const LinePicture = ({ src, className }: { src: string; className?: string }) => (
  <span
    className={classNames(
      "flex aspect-square shrink-0 items-center justify-center overflow-hidden rounded-control bg-sunken text-muted",
      className,
    )}
  >
    {src ? (
      <img src={src} alt="" loading="lazy" decoding="async" width={160} height={160} className="size-full object-contain" />
    ) : (
      <ImageOff aria-hidden className="size-6" />
    )}
  </span>
);
