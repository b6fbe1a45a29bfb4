import { classNames } from "@haat/ui/class-names";
import { useRef, useState } from "react";
import { ProductPicture } from "../product-card/product-picture";
import { GalleryThumbnail } from "./gallery-thumbnail";
import type { Medium } from "./product-media";
import { ZoomPicture } from "./zoom-picture";

type Props = { title: string; media: Medium[] };

/**
 * Pictures and videos in a row that snaps: fingers swipe it, thumbnails and the keyboard scroll it. Dots stand for
 * the thumbnails on phones.
 */
export function Gallery({ title, media }: Props) {
  const [index, setIndex] = useState(0);
  const row = useRef<HTMLUListElement>(null);
  const show = (place: number) => row.current?.scrollTo({ left: place * row.current.clientWidth, behavior: "smooth" });

  if (media.length === 0) {
    return (
      <div className="overflow-hidden rounded-card bg-sunken">
        <ProductPicture src={undefined} alt="" sizes="100vw" priority />
      </div>
    );
  }
  return (
    <div className="lg:grid lg:grid-cols-[4.5rem_minmax(0,1fr)] lg:gap-4">
      <ul
        ref={row}
        aria-label={`Pictures of ${title}`}
        // A scrolling part of the page must be reachable by keyboard.
        tabIndex={media.length > 1 ? 0 : undefined}
        onScroll={({ currentTarget }) => setIndex(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))}
        className="scrollbar-none flex snap-x snap-mandatory overflow-x-auto rounded-card border border-line bg-sunken lg:order-last"
      >
        {media.map(({ kind, src }, place) => (
          <li key={src} className="w-full shrink-0 snap-center snap-always">
            {kind === "video" ? (
              // biome-ignore lint/a11y/useMediaCaption: sellers' clips come without captions
              <video
                src={src}
                controls
                preload="none"
                aria-label={`Video of ${title}`}
                className="aspect-square w-full bg-black object-contain"
              />
            ) : (
              <ZoomPicture
                src={src}
                alt={place === 0 ? title : `${title}, picture ${place + 1}`}
                priority={place === 0}
              />
            )}
          </li>
        ))}
      </ul>
      {media.length > 1 && (
        <>
          <ul aria-label="Thumbnails" className="hidden max-h-[36rem] flex-col gap-2 overflow-y-auto p-0.5 lg:flex">
            {media.map((medium, place) => (
              <li key={medium.src}>
                <GalleryThumbnail medium={medium} place={place} shown={place === index} onShow={() => show(place)} />
              </li>
            ))}
          </ul>
          <div aria-hidden className="mt-3 flex justify-center gap-1.5 lg:hidden">
            {media.map(({ src }, place) => (
              <span
                key={src}
                className={classNames(
                  "h-2 rounded-full transition-all",
                  place === index ? "w-5 bg-primary" : "w-2 bg-edge",
                )}
              />
            ))}
          </div>
        </>
      )}
    </div>
  );
}
