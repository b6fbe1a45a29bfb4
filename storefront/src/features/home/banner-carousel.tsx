import type { Banner } from "@haat/api-contract/catalog/schemas";
import { RetryAlert } from "@haat/ui/alert";
import { Skeleton } from "@haat/ui/skeleton";
import { useRotation } from "@haat/ui/use-rotation";
import { useQuery } from "@tanstack/react-query";
import { type PointerEvent, useRef, useState } from "react";
import { useSession } from "../../lib/session/session";
import { bannersQuery } from "./api/home.queries";
import { BannerControls } from "./banner-controls";
import { BannerSlide, slideSize } from "./banner-slide";

/** Minimum swipe that changes the banner, in horizontal pixels. */
const swipe = 40;
/** How long a banner is shown, in milliseconds. */
const stayMs = 7_000;

/** The banners that this visitor sees. */
export const bannersFor = (banners: readonly Banner[], isLoggedIn: boolean): Banner[] =>
  banners.filter(({ audience }) => audience !== (isLoggedIn ? "guests" : "customers"));

export function BannerCarousel() {
  const isLoggedIn = useSession() !== null;
  const { data, isError, refetch } = useQuery(bannersQuery);
  const banners = data && bannersFor(data, isLoggedIn);
  if (banners) return banners.length > 0 ? <Carousel banners={banners} /> : null;
  if (isError)
    return <RetryAlert onRetry={() => refetch()}>Could not load banners. Please try again later.</RetryAlert>;
  return <BannerSkeleton />;
}

/**
 * Changes every seven seconds, except while hovered, focused or paused, or if reduced motion is preferred. Without
 * JavaScript the banners are a row that scrolls.
 */
function Carousel({ banners }: { banners: Banner[] }) {
  const [held, setHeld] = useState(false);
  const [stopped, setStopped] = useState(false);
  // The others load after the first picture, which is the visible one.
  const [firstShown, setFirstShown] = useState(false);
  const { index, show } = useRotation(banners.length, stayMs, !held && !stopped);
  const touchedAt = useRef<number | null>(null);

  function endSwipe(event: PointerEvent): void {
    const from = touchedAt.current;
    touchedAt.current = null;
    if (from === null || Math.abs(event.clientX - from) < swipe) return;
    show(index + (event.clientX < from ? 1 : -1));
  }

  return (
    <section
      aria-roledescription="carousel"
      aria-label="Offers"
      className="scrollbar-none relative grid touch-pan-y no-script:flex no-script:snap-x no-script:snap-mandatory no-script:touch-auto no-script:gap-4 no-script:overflow-x-auto no-script:pb-2"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onPointerDown={(event) => {
        touchedAt.current = event.pointerType === "mouse" ? null : event.clientX;
      }}
      onPointerUp={endSwipe}
    >
      {banners.map((banner, place) => (
        <BannerSlide
          key={banner._id}
          banner={banner}
          label={`${place + 1} of ${banners.length}`}
          shown={place === index}
          first={place === 0}
          load={place === 0 || firstShown}
          onLoad={() => setFirstShown(true)}
        />
      ))}
      {banners.length > 1 && (
        <BannerControls banners={banners} index={index} onShow={show} stopped={stopped} onStop={setStopped} />
      )}
    </section>
  );
}

const BannerSkeleton = () => (
  <>
    <div className={`grid overflow-hidden rounded-card border border-line bg-surface ${slideSize}`}>
      <Skeleton className="aspect-video !rounded-none sm:aspect-auto sm:h-full" />
      <div className="flex flex-col justify-center gap-2 px-5 py-3 sm:hidden">
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="mt-1 h-8 w-24" />
      </div>
    </div>
    <div className="h-9 sm:hidden" />
  </>
);
