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
 * The colour that stands for a picture until it is there. The style sheet reads it from the markup, where the security
 * policy forbids styles; a browser that can't is told by script.
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
  /** Empty where the title stands beside the picture. */
  alt: string;
  /** How wide it is rendered, as in the `sizes` attribute. */
  sizes: string;
  /** The picture that the page is judged by: loaded at once and before others. */
  priority?: boolean;
  className?: string;
};

const placeholder = "/placeholder.svg";

/** A square picture that gives up gracefully: without its small copy first, with the placeholder in the end. */
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
      // React 18 knows this attribute only in lower case.
      {...(priority ? { fetchpriority: "high" } : {})}
      {...ground}
      onError={giveUp}
      className={classNames("aspect-square w-full object-contain", className)}
    />
  );
}
