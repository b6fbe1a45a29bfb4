import type { Banner } from "@haat/api-contract/catalog/schemas";
import { classNames } from "@haat/ui/class-names";
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { useServerPage } from "../../lib/server-page";
import { pictureSources, useGround } from "../product-card/product-picture";

/** A banner's message and its detail: `Festive Fair: up to 60% off` has both, most titles have only a message. */
export function bannerText(title: string): { message: string; detail: string } {
  const [message = "", ...rest] = title.split(": ");
  const detail = rest.join(": ").trim();
  return { message: message.trim(), detail: detail.charAt(0).toUpperCase() + detail.slice(1) };
}

type Props = { banner: Banner; label: string; shown: boolean; first: boolean; load: boolean; onLoad: () => void };

/** On phones the picture is cropped to 16:9, so it is rendered half as wide again as its box. */
const sizes = "(min-width: 1344px) 1280px, (min-width: 640px) 100vw, 150vw";

/** The height of a slide: on phones the picture with the message below, elsewhere the message is on the picture. */
export const slideSize = "grid-rows-[auto_8.5rem] sm:aspect-[8/3] sm:grid-rows-none";

const pictureOf = ({ image }: Banner) => ({
  src: image,
  srcSet: pictureSources(image),
  sizes,
  width: 1600,
  height: 600,
  decoding: "async" as const,
  draggable: false,
  className: "aspect-video w-full bg-sunken object-cover object-right sm:absolute sm:inset-0 sm:aspect-auto sm:h-full",
});

/** One banner, with a fade of one second. Hidden ones are not reachable by keyboard and screen reader. */
export function BannerSlide({ banner, label, shown, first, load, onLoad }: Props) {
  const server = useServerPage();
  if (server && first) server.picture ??= { src: banner.image, srcSet: pictureSources(banner.image), sizes };
  const image = useRef<HTMLImageElement>(null);
  const ground = useGround(image, banner.image);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came before anybody listened, told once
  useEffect(() => {
    if (image.current?.complete) onLoad();
  }, [load]);
  return (
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      className={classNames(
        "overflow-hidden rounded-card border border-line transition-[opacity,visibility] duration-1000 [grid-area:1/1]",
        "no-script:visible no-script:w-[94%] no-script:shrink-0 no-script:snap-center no-script:opacity-100 no-script:only:w-full",
        shown ? "visible opacity-100" : "invisible opacity-0",
      )}
    >
      <BannerLink link={banner.link}>
        {load ? (
          <img
            ref={image}
            {...pictureOf(banner)}
            alt=""
            {...(first ? { fetchpriority: "high" } : {})}
            data-ground={ground["data-ground"]}
            onLoad={() => {
              ground.onLoad();
              onLoad();
            }}
            onError={onLoad}
          />
        ) : (
          <>
            <span className="aspect-video bg-sunken no-script:hidden sm:hidden" />
            <noscript className="block sm:absolute sm:inset-0">
              <img {...pictureOf(banner)} alt="" loading="lazy" />
            </noscript>
          </>
        )}
        <BannerMessage title={banner.title} />
      </BannerLink>
    </div>
  );
}

/**
 * Banner pictures keep their left half free. The veil keeps the message readable on those that don't. It is light in
 * the dark theme too, because the pictures are.
 */
function BannerMessage({ title }: { title: string }) {
  const { message, detail } = bannerText(title);
  return (
    <span className="flex flex-col items-start justify-center gap-1 bg-surface px-5 py-3 text-ink sm:relative sm:h-full sm:gap-3 sm:bg-transparent sm:bg-gradient-to-r sm:from-white/80 sm:via-white/45 sm:via-35% sm:to-transparent sm:to-50% sm:py-0 sm:pl-16 sm:pr-[54%] sm:text-on-accent lg:pl-24">
      <span className="line-clamp-2 text-lg font-semibold leading-tight text-balance sm:text-2xl lg:text-4xl lg:leading-[1.1]">
        {message}
      </span>
      {detail && <span className="line-clamp-2 text-sm sm:text-base lg:text-xl">{detail}</span>}
      <span className="mt-1 inline-flex min-h-8 items-center rounded-control bg-ink px-3 text-sm font-semibold text-surface transition sm:bg-on-accent sm:text-white group-hover/slide:opacity-85 sm:mt-2 sm:min-h-11 sm:px-5 sm:text-base">
        Shop now
      </span>
    </span>
  );
}

/** Paths of the shop are navigated without a page load; other sites get a plain link. */
function BannerLink({ link, children }: { link: string; children: ReactNode }) {
  const className = classNames(
    "group/slide relative grid size-full rounded-card focus-visible:-outline-offset-4",
    slideSize,
  );
  if (/^\/(?!\/)/.test(link)) {
    return (
      <Link to={link} draggable={false} className={className}>
        {children}
      </Link>
    );
  }
  if (/^https?:\/\//.test(link)) {
    return (
      <a href={link} draggable={false} className={className}>
        {children}
      </a>
    );
  }
  return <div className={className}>{children}</div>;
}
