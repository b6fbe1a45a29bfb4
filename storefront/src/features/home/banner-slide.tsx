import type { Banner } from "@haat/api-contract/catalog/schemas";
import { classNames } from "@haat/ui/class-names";
import { Link } from "react-router-dom";

type Props = { banner: Banner; label: string; shown: boolean; first: boolean; load: boolean; onLoad: () => void };

/** One banner. It fades for a second; hidden ones are out of reach of keyboard and screen reader. */
export const BannerSlide = ({ banner, label, shown, first, load, onLoad }: Props) => (
  <div
    role="group"
    aria-roledescription="slide"
    aria-label={label}
    aria-hidden={!shown}
    className={classNames(
      "absolute inset-0 transition-[opacity,visibility] duration-1000",
      shown ? "visible opacity-100" : "invisible opacity-0",
    )}
  >
    <BannerLink link={banner.link}>
      {load && (
        <img
          src={banner.image}
          alt={banner.title}
          width={1600}
          height={600}
          decoding="async"
          draggable={false}
          {...(first ? { fetchpriority: "high" } : {})}
          onLoad={onLoad}
          onError={onLoad}
          className="size-full bg-sunken object-cover"
        />
      )}
    </BannerLink>
  </div>
);

/** A path of the shop is followed without loading the page anew; another site's address is a plain link. */
function BannerLink({ link, children }: { link: string; children: React.ReactNode }) {
  const className = "block size-full rounded-card focus-visible:-outline-offset-4";
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
