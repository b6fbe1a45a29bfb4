import { pictureColour, pictureCopies } from "@haat/api-contract/file/picture-copies";
import { classNames } from "@haat/ui/class-names";
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useServerPage } from "../../lib/server-page";

/** The `srcset` of a picture that has smaller copies; undefined for any other. */
export function pictureSources(src: string): string | undefined {
  const copies = pictureCopies(src);
  return copies.length > 1 ? copies.map(({ address, width }) => `${address} ${width}w`).join(", ") : undefined;
}

/**
 * The placeholder colour of a picture until it has loaded. The style sheet reads it from an attribute, because the
 * security policy forbids inline styles; for browsers that do not support that, a script sets it.
 */
export function useGround(image: RefObject<HTMLImageElement>, src: string) {
  const colour = pictureColour(src);
  const clear = useCallback(() => {
    image.current?.removeAttribute("data-ground");
    image.current?.style.removeProperty("background-color");
  }, [image]);
  useLayoutEffect(() => {
    if (!image.current || !colour) return;
    if (image.current.complete) clear();
    else image.current.style.backgroundColor = colour;
  }, [image, colour, clear]);
  return { "data-ground": colour, onLoad: clear };
}

type Props = {
  src: string | undefined;
  /** Empty if the title is next to the picture. */
  alt: string;
  /** The rendered width, for the `sizes` attribute. */
  sizes: string;
  /** The largest picture of the first viewport: loaded eagerly and before others. */
  priority?: boolean;
  className?: string;
};

const placeholder = "/placeholder.svg";

/** A square picture with two fallbacks: first without its smaller copies, then the placeholder. */
export function ProductPicture({ src, alt, sizes, priority = false, className }: Props) {
  const [failed, setFailed] = useState<{ src: string | undefined; times: number }>({ src, times: 0 });
  const failures = failed.src === src ? failed.times : 0;
  const shown = !src || failures > 1 ? placeholder : src;
  const srcSet = failures === 0 ? pictureSources(shown) : undefined;
  const server = useServerPage();
  if (server && priority) server.picture ??= { src: shown, srcSet, sizes };
  const giveUp = () =>
    shown !== placeholder && setFailed({ src, times: failures + 1 + (pictureSources(shown) ? 0 : 1) });
  const image = useRef<HTMLImageElement>(null);
  const ground = useGround(image, shown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what failed before the page was taken over, told once
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) giveUp();
  }, []);
  return (
    <img
      ref={image}
      src={shown}
      srcSet={srcSet}
      sizes={sizes}
      alt={alt}
      width={800}
      height={800}
      loading={priority ? "eager" : "lazy"}
      decoding="async"
      // React 18 only supports the lower-case attribute.
      {...(priority ? { fetchpriority: "high" } : {})}
      {...ground}
      onError={giveUp}
      className={classNames("aspect-square w-full object-contain", className)}
    />
  );
}
