import { classNames } from "@haat/ui/class-names";
import { IconButton } from "@haat/ui/icon-button";
import { Modal } from "@haat/ui/modal";
import X from "lucide-react/icons/x";
import ZoomIn from "lucide-react/icons/zoom-in";
import ZoomOut from "lucide-react/icons/zoom-out";
import { type KeyboardEvent, useId, useLayoutEffect, useState } from "react";
import { GalleryVideo, StepButtons } from "./gallery-parts";
import { type Medium, posterOf } from "./product-media";
import { snapPageClass, snapRowClass, useSnapRow } from "./use-snap-row";
import { ViewedPicture } from "./viewed-picture";

type Props = {
  title: string;
  media: Medium[];
  /** Index of the first one to show. */
  first: number;
  /** Called with the index of the last one shown. */
  onClose: (last: number) => void;
};

/**
 * The full-screen gallery. A click doubles a picture's size, which a drag then moves; pinch zoom is the browser's.
 * Loaded when first opened.
 */
export default function MediaViewer({ title, media, first, onClose }: Props) {
  const id = useId();
  const { ref, index, onScroll, show } = useSnapRow<HTMLUListElement>();
  const [zoomed, setZoomed] = useState(false);
  useLayoutEffect(() => {
    const row = ref.current;
    row?.scrollTo({ left: first * row.clientWidth, behavior: "instant" });
  }, [ref, first]);

  const close = () => onClose(index);
  function turn(place: number): void {
    setZoomed(false);
    show(place);
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (zoomed || event.target instanceof HTMLVideoElement) return;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    // The row would scroll too.
    event.preventDefault();
    turn(index + step);
  }
  return (
    <Modal
      labelledBy={id}
      onClose={close}
      // Arrow keys, besides the buttons.
      onKeyDown={onKeyDown}
      className="h-dvh max-h-none w-screen animate-appear bg-paper"
    >
      <div className="relative flex h-full flex-col">
        <div className="flex items-center gap-2 border-b border-line bg-surface px-4 py-1">
          <h2 id={id} className="min-w-0 flex-1 truncate text-base">
            {title}
          </h2>
          <p aria-live="polite" className="text-sm tabular-nums text-muted">
            {index + 1} / {media.length}
          </p>
          {media[index]?.kind === "picture" && (
            <IconButton
              label={zoomed ? "Zoom out" : "Zoom in"}
              aria-pressed={zoomed}
              onClick={() => setZoomed(!zoomed)}
            >
              {zoomed ? <ZoomOut aria-hidden className="size-5" /> : <ZoomIn aria-hidden className="size-5" />}
            </IconButton>
          )}
          <IconButton label="Close" onClick={close}>
            <X aria-hidden className="size-5" />
          </IconButton>
        </div>
        <div className="relative min-h-0 flex-1">
          <ul
            ref={ref}
            aria-label={`Images of ${title}, full screen`}
            onScroll={onScroll}
            // A swipe moves the zoomed picture, not the row.
            className={classNames(snapRowClass, "h-full", zoomed && "!overflow-hidden")}
          >
            {media.map((medium, place) => (
              <li key={medium.src} className={classNames(snapPageClass, "h-full")}>
                {medium.kind === "video" ? (
                  <GalleryVideo
                    src={medium.src}
                    poster={posterOf(media)}
                    title={title}
                    className="size-full bg-black object-contain"
                  />
                ) : (
                  <ViewedPicture
                    medium={medium}
                    near={Math.abs(place - index) < 2}
                    zoomed={zoomed && place === index}
                    onZoom={setZoomed}
                  />
                )}
              </li>
            ))}
          </ul>
          {media.length > 1 && !zoomed && <StepButtons index={index} count={media.length} onShow={turn} />}
        </div>
      </div>
    </Modal>
  );
}
