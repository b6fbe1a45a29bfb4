import { type PointerEvent, useState } from "react";
import { linkedPicture, PlainLink } from "../../../lib/without-script";
import { ProductPicture } from "../../product-card/product-picture";

/** The picture's `sizes`: the gallery's column; when zoomed, a multiple of it, which loads a larger copy. */
const sizes = (times: number) =>
  `(min-width: 1344px) ${571 * times}px, (min-width: 1024px) calc(${53.5 * times}vw - ${148 * times}px), (min-width: 768px) calc(50vw - 42px), calc(100vw - 34px)`;

/** Zoom factor under the mouse pointer. */
const factor = 2;
/** Width in pixels from which a screen counts as large. */
const largeScreen = 1024;

type Props = { src: string; alt: string; priority: boolean; onOpen: () => void };

/** On large screens, zooms to twice the size at the mouse pointer; a click opens the full-screen gallery, or without JavaScript the file. */
export function ZoomPicture({ src, alt, priority, onOpen }: Props) {
  const [origin, setOrigin] = useState<string | null>(null);
  function follow(event: PointerEvent<HTMLButtonElement>): void {
    if (event.pointerType !== "mouse" || window.innerWidth < largeScreen) return;
    const box = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * 100;
    const y = ((event.clientY - box.top) / box.height) * 100;
    setOrigin(`${x.toFixed(1)}% ${y.toFixed(1)}%`);
  }
  return (
    <div className="relative">
      <button
        type="button"
        aria-label={`${alt}: view full screen`}
        onClick={onOpen}
        onPointerMove={follow}
        onPointerLeave={() => setOrigin(null)}
        className={`block w-full cursor-zoom-in overflow-hidden focus-visible:-outline-offset-2 ${linkedPicture.button}`}
      >
        <span
          className="block transition-transform duration-fast"
          style={origin === null ? undefined : { transform: `scale(${factor})`, transformOrigin: origin }}
        >
          <ProductPicture
            src={src}
            alt={alt}
            sizes={sizes(origin === null ? 1 : factor)}
            priority={priority}
            className={linkedPicture.seen}
          />
        </span>
      </button>
      <PlainLink to={src} label={`${alt}: view full size`} />
    </div>
  );
}
