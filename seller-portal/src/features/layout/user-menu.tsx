import type { SellerMe } from "@haat/api-contract/seller/schemas";
import { classNames } from "@haat/ui/class-names";
import { useDismiss } from "@haat/ui/use-dismiss";
import ChevronDown from "lucide-react/icons/chevron-down";
import CircleUserRound from "lucide-react/icons/circle-user-round";
import { lazy, Suspense, useCallback, useEffect, useId, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { pagePaths } from "../../lib/page-paths";

/** The dialog uses the back office's buttons: it is loaded after the first page, before it is needed. */
const loadQuestion = () => import("./logout-dialog");
const LogoutDialog = lazy(async () => ({ default: (await loadQuestion()).LogoutDialog }));

const item = "flex min-h-11 w-full items-center rounded-control px-3 text-left transition hover:bg-sunken";

/**
 * The logged-in seller, with links to profile and settings, and the logout, which works even before the session is
 * verified.
 */
export function UserMenu({ seller }: { seller: SellerMe | undefined }) {
  const [open, setOpen] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  useDismiss(box, open, close);
  useEffect(() => void loadQuestion().catch(() => undefined), []);
  return (
    <div ref={box} className="relative">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={menuId}
        aria-label={seller ? `Account of ${seller.email}` : "Account"}
        onClick={() => setOpen(!open)}
        className="inline-flex h-11 min-w-11 items-center justify-center gap-2 rounded-control text-sm font-semibold transition hover:bg-sunken min-[700px]:px-3"
      >
        <CircleUserRound aria-hidden className="size-6" />
        <span className="hidden max-w-48 truncate min-[700px]:inline">{seller?.email ?? "Account"}</span>
        <ChevronDown
          aria-hidden
          className={classNames("hidden size-4 transition-transform min-[700px]:block", open && "rotate-180")}
        />
      </button>
      <ul
        id={menuId}
        hidden={!open}
        className="absolute right-0 top-full z-40 mt-2 w-56 animate-slide-up rounded-card border border-line bg-surface p-2 shadow-overlay"
      >
        {seller && (
          <li className="truncate border-b border-line px-3 pb-2 pt-1 text-sm text-muted min-[700px]:hidden">
            {seller.email}
          </li>
        )}
        <li>
          <Link to={pagePaths.profile} onClick={close} className={item}>
            Profile
          </Link>
        </li>
        <li>
          <Link to={pagePaths.settings} onClick={close} className={item}>
            Settings
          </Link>
        </li>
        <li>
          <button
            type="button"
            onClick={() => {
              // The dialog returns the focus to the element that had it; the menu's items are hidden by then.
              button.current?.focus();
              close();
              setLeaving(true);
            }}
            className={item}
          >
            Logout
          </button>
        </li>
      </ul>
      {leaving && (
        <Suspense>
          <LogoutDialog onClose={() => setLeaving(false)} />
        </Suspense>
      )}
    </div>
  );
}
