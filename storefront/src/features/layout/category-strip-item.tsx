import { classNames } from "@haat/ui/class-names";
import ChevronDown from "lucide-react/icons/chevron-down";
import { Link, NavLink } from "react-router-dom";
import type { NavigationItem } from "./navigation-items";

type Props = { item: NavigationItem; open: boolean; onOpenChange: (open: boolean) => void };

/** One category; its sub-categories show while it is pointed at or holds the focus, and Escape hides them. */
export const CategoryStripItem = ({ item, open, onOpenChange }: Props) => (
  <li
    className="relative"
    onMouseEnter={() => onOpenChange(true)}
    onMouseLeave={() => onOpenChange(false)}
    onFocus={() => onOpenChange(true)}
    onBlur={(event) => {
      if (!event.currentTarget.contains(event.relatedTarget)) onOpenChange(false);
    }}
    onKeyDown={(event) => {
      if (event.key === "Escape") onOpenChange(false);
    }}
  >
    <NavLink
      to={`/products/category/${item._id}`}
      className={({ isActive }) =>
        classNames(
          "flex min-h-11 items-center gap-1 border-b-2 px-3 text-sm font-medium transition hover:text-primary",
          isActive ? "border-primary text-primary" : "border-transparent",
        )
      }
    >
      {item.name}
      {item.hasDropdown && (
        <ChevronDown aria-hidden className={classNames("size-3.5 transition-transform", open && "rotate-180")} />
      )}
    </NavLink>
    {item.hasDropdown && open && (
      <ul
        aria-label={item.name}
        className="absolute left-0 top-full z-40 min-w-56 animate-appear rounded-b-card border border-line bg-surface p-2 shadow-overlay"
      >
        {item.dropdownItems.map((sub) => (
          <li key={sub._id}>
            <Link
              to={`/subcategory/${sub._id}`}
              className="flex min-h-10 items-center whitespace-nowrap rounded-control px-3 text-sm transition hover:bg-sunken hover:text-primary"
            >
              {sub.title}
            </Link>
          </li>
        ))}
      </ul>
    )}
  </li>
);
