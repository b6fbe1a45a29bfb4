import { classNames } from "@haat/ui/class-names";
import ChevronDown from "lucide-react/icons/chevron-down";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Link, useMatch } from "react-router-dom";
import type { NavigationItem } from "./api/navigation.queries";

type Props = { item: NavigationItem; open: boolean; onOpenChange: (open: boolean) => void };

/** Maximum width of a dropdown, in pixels. */
const dropdownWidth = 256;

/**
 * One category; its sub-categories show on hover. By keyboard the button next to it or the down arrow opens them, so
 * that Tab does not go through all of them; Escape closes.
 */
export function CategoryStripItem({ item, open, onOpenChange }: Props) {
  const listId = useId();
  const address = `/products/category/${item._id}`;
  const isHere = useMatch(address) !== null;
  const place = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [corner, setCorner] = useState({ left: 0, top: 0 });

  function show(): void {
    const box = place.current?.getBoundingClientRect();
    // Fixed, because the strip scrolls sideways and would clip a dropdown inside it.
    if (box) setCorner({ left: Math.min(box.left, window.innerWidth - dropdownWidth - 16), top: box.bottom });
    onOpenChange(true);
  }

  function walk(event: KeyboardEvent<HTMLLIElement>): void {
    if (event.key === "Escape" && open) {
      button.current?.focus();
      onOpenChange(false);
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || !item.hasDropdown) return;
    event.preventDefault();
    if (!open) flushSync(show);
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>(":scope > ul a")];
    const at = links.findIndex((link) => link.contains(document.activeElement));
    (at + step < 0 ? button.current : links[at + step])?.focus();
  }

  return (
    <li
      ref={place}
      className="flex shrink-0 items-center"
      onMouseEnter={show}
      onMouseLeave={() => onOpenChange(false)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onOpenChange(false);
      }}
      onKeyDown={walk}
    >
      <Link
        to={address}
        aria-current={isHere ? "page" : undefined}
        className={classNames(
          "flex min-h-11 items-center whitespace-nowrap border-b-2 pl-3 text-sm font-medium transition hover:text-primary focus-visible:-outline-offset-2",
          item.hasDropdown ? "pr-1" : "pr-3",
          isHere ? "border-primary text-primary" : "border-transparent",
        )}
      >
        {item.name}
      </Link>
      {item.hasDropdown && (
        <>
          <button
            ref={button}
            type="button"
            aria-label={`Sub-categories of ${item.name}`}
            aria-expanded={open}
            aria-controls={listId}
            // On a pointer click hover has already opened it, so only a keyboard click (`detail` 0) toggles.
            onClick={(event) => (open && event.detail === 0 ? onOpenChange(false) : show())}
            className="flex h-11 w-7 no-script:!hidden items-center justify-center rounded-control focus-visible:-outline-offset-2"
          >
            <ChevronDown aria-hidden className={classNames("size-3.5 transition-transform", open && "rotate-180")} />
          </button>
          <ul
            id={listId}
            hidden={!open}
            style={open ? corner : undefined}
            className="fixed z-40 min-w-56 max-w-64 animate-appear rounded-b-card border border-line bg-surface p-2 shadow-overlay"
          >
            {item.dropdownItems.map((sub) => (
              <li key={sub._id}>
                <Link
                  to={`/subcategory/${sub._id}`}
                  className="flex min-h-10 items-center rounded-control px-3 text-sm transition hover:bg-sunken hover:text-primary"
                >
                  {sub.title}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </li>
  );
}
