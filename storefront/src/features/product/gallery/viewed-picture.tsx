import { classNames } from "@haat/ui/class-names";
import { type MouseEvent, useLayoutEffect, useRef, useState } from "react";
import { ProductPicture } from "../../product-card/product-picture";
import type { Medium } from "./product-media";

type Props = {
  medium: Medium;
  /** Visible, or next to it; others are not loaded. */
  near: boolean;
  zoomed: boolean;
  onZoom: (zoomed: boolean) => void;
};

/** Same as in the classes below, which Tailwind needs as literals. */
const side = "min(100vw, 100dvh - 3.5rem)";

/** A picture as large as the screen allows; zoomed it is twice that, and scrolls. */
export function ViewedPicture({ medium, near, zoomed, onZoom }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [point, setPoint] = useState({ x: 0.5, y: 0.5 });
  // Keep the clicked point under the pointer.
  useLayoutEffect(() => {
    const box = frame.current;
    if (!box || !zoomed) return;
    box.scrollTo({
      left: (box.scrollWidth - box.clientWidth) * point.x,
      top: (box.scrollHeight - box.clientHeight) * point.y,
    });
  }, [zoomed, point]);
  function toggle(event: MouseEvent<HTMLButtonElement>): void {
    const box = event.currentTarget.getBoundingClientRect();
    // A keyboard click has no coordinates: zoom to the middle.
    if (event.detail > 0) {
      setPoint({ x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height });
    }
    onZoom(!zoomed);
  }
  return (
    <div ref={frame} className={classNames("grid size-full", zoomed ? "overflow-auto" : "place-items-center")}>
      <button
        type="button"
        aria-label={`${medium.alt}: ${zoomed ? "zoom out" : "zoom in"}`}
        onClick={toggle}
        className={classNames(
          "block focus-visible:-outline-offset-2",
          zoomed
            ? "w-[calc(2*min(100vw,100dvh-3.5rem))] cursor-zoom-out"
            : "w-[min(100vw,100dvh-3.5rem)] cursor-zoom-in",
        )}
      >
        {near && <ProductPicture src={medium.src} alt={medium.alt} sizes={zoomed ? `calc(2 * ${side})` : side} />}
      </button>
    </div>
  );
}
