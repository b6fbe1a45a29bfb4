import { classNames } from "@haat/ui/class-names";
import { Logo } from "@haat/ui/logo";
import { useRef } from "react";
import { Link } from "react-router-dom";
import { CartLink } from "../cart/components/cart-link";
import { SearchBox } from "../search/search-box";
import { AccountMenu } from "./account-menu";
import { CategoryStrip } from "./category-strip";
import { MobileMenuButton } from "./mobile-menu-button";
import { useHeaderAway } from "./use-header-away";

/** Sticky; on wide screens it hides while the shopper scrolls down. */
export function Header() {
  const header = useRef<HTMLElement>(null);
  const away = useHeaderAway(header);
  return (
    <header
      ref={header}
      className={classNames(
        "relative top-0 z-30 border-b border-line bg-paper transition-transform duration-panel [@media(min-height:600px)]:sticky",
        // Only while hidden: a transform would position fixed children, such as the dropdowns, relative to the header.
        away && "lg:[&:not(:focus-within)]:-translate-y-full",
      )}
    >
      <div className="page flex flex-wrap items-center gap-x-1 gap-y-2 py-2 sm:gap-x-3 lg:flex-nowrap lg:gap-x-8 lg:py-4">
        <MobileMenuButton />
        <Link to="/" aria-label="Haat, home" className="rounded-control py-1">
          <Logo />
        </Link>
        <div className="order-last w-full pb-1 lg:order-none lg:w-auto lg:max-w-2xl lg:flex-1 lg:pb-0">
          <SearchBox />
        </div>
        <div className="ml-auto flex items-center sm:gap-1 lg:gap-2">
          <Link
            to="/seller/login"
            // A separate app.
            reloadDocument
            className="hidden min-h-11 items-center rounded-control px-3 text-sm font-semibold hover:bg-sunken md:inline-flex"
          >
            Become a Seller
          </Link>
          <AccountMenu />
          <CartLink className="hover:bg-sunken" />
        </div>
      </div>
      <CategoryStrip />
    </header>
  );
}
