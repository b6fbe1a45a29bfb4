import { classNames } from "@haat/ui/class-names";
import { useState } from "react";
import { LatePart } from "../../../lib/late-part";
import { ProductPicture } from "../../product-card/product-picture";
import { GalleryVideo, StepButtons } from "./gallery-parts";
import { GalleryThumbnail } from "./gallery-thumbnail";
import { type Medium, mediumAnchor, posterOf } from "./product-media";
import { snapPageClass, snapRowClass, useSnapRow } from "./use-snap-row";
import { ZoomPicture } from "./zoom-picture";

const loadMediaViewer = () => import("./media-viewer");

type Props = { title: string; media: Medium[] };

/**
 * Pictures and videos in a scroll-snap row: swipes, arrows and thumbnails scroll it. On screens below 1024 px dots
 * replace arrows and thumbnails.
 */
export function Gallery({ title, media }: Props) {
  const { ref, index, onScroll, show } = useSnapRow<HTMLUListElement>();
  const [viewed, setViewed] = useState<number | null>(null);
  const poster = posterOf(media);
  if (media.length === 0) {
    return (
      <div className="overflow-hidden rounded-card border border-line bg-sunken lg:ml-[5.5rem]">
        <ProductPicture src={undefined} alt="" sizes="100vw" priority />
      </div>
    );
  }
  return (
    <div className="lg:grid lg:grid-cols-[4.5rem_minmax(0,1fr)] lg:gap-4">
      <div className="group relative lg:order-last">
        <ul
          ref={ref}
          aria-label={`Images of ${title}`}
          onScroll={onScroll}
          className={classNames(snapRowClass, "rounded-card border border-line bg-sunken")}
        >
          {media.map(({ kind, src, alt }, place) => (
            <li key={src} id={mediumAnchor(place)} className={snapPageClass}>
              {kind === "video" ? (
                <GalleryVideo
                  src={src}
                  poster={poster}
                  title={title}
                  className="aspect-square w-full bg-black object-contain"
                />
              ) : (
                <ZoomPicture src={src} alt={alt} priority={place === 0} onOpen={() => setViewed(place)} />
              )}
            </li>
          ))}
        </ul>
        {media.length > 1 && (
          <StepButtons index={index} count={media.length} onShow={show} className="no-script:!hidden max-lg:hidden" />
        )}
      </div>
      {media.length > 1 && (
        <>
          <ul
            aria-label="Thumbnails"
            className="hidden max-h-[36rem] flex-col gap-2 overflow-auto p-0.5 no-script:max-lg:mt-3 no-script:max-lg:flex no-script:max-lg:flex-row lg:flex no-script:max-lg:[&>li]:w-16 no-script:max-lg:[&>li]:shrink-0"
          >
            {media.map((medium, place) => (
              <li key={medium.src}>
                <GalleryThumbnail medium={medium} place={place} shown={place === index} onShow={() => show(place)} />
              </li>
            ))}
          </ul>
          <div aria-hidden className="mt-3 flex justify-center gap-1.5 no-script:!hidden lg:hidden">
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
      {viewed !== null && (
        <LatePart load={loadMediaViewer} onFailed={() => setViewed(null)}>
          {(MediaViewer) => (
            <MediaViewer
              title={title}
              media={media}
              first={viewed}
              onClose={(last) => {
                setViewed(null);
                show(last);
              }}
            />
          )}
        </LatePart>
      )}
    </div>
  );
}
