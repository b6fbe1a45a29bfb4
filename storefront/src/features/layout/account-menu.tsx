import { classNames } from "@haat/ui/class-names";
import { useDismiss } from "@haat/ui/use-dismiss";
import ChevronDown from "lucide-react/icons/chevron-down";
import CircleUserRound from "lucide-react/icons/circle-user-round";
import { useCallback, useId, useRef, useState } from "react";
import { promptLogin } from "../../lib/session/login-prompt";
import { useSession } from "../../lib/session/session";
import { needsScript } from "../../lib/without-script";
import { useLogout } from "../login/use-logout";
import { AccountMenuItem } from "./account-menu-item";

/**
 * The shopper's name in the greeting: the part of the e-mail before the @, capitalised. A shopper who logged in by
 * mobile number sees the number, grouped as usual.
 */
export function displayName(identifier: string): string {
  const mobile = identifier.match(/^\+?(?:91)?(\d{5})(\d{5})$/);
  if (mobile) return `${mobile[1]} ${mobile[2]}`;
  const [name = ""] = identifier.split("@");
  return name ? name.charAt(0).toUpperCase() + name.slice(1) : "Customer";
}

/** Orders and wishlist for everyone; for guests the first item is the login. */
export function AccountMenu() {
  const session = useSession();
  const logout = useLogout();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const box = useRef<HTMLDivElement>(null);
  const menuId = useId();
  useDismiss(box, open, close);
  const label = session ? displayName(session.email) : "Account";
  return (
    <div ref={box} className={`relative ${needsScript}`}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={menuId}
        aria-label={session ? `Account of ${label}` : "Account"}
        onClick={() => setOpen(!open)}
        className="inline-flex h-11 min-w-11 items-center justify-center gap-2 rounded-control text-sm font-semibold transition hover:bg-sunken lg:px-3"
      >
        <CircleUserRound aria-hidden className="size-6" />
        <span className="hidden max-w-32 truncate lg:inline">{label}</span>
        <ChevronDown
          aria-hidden
          className={classNames("hidden size-4 transition-transform lg:block", open && "rotate-180")}
        />
      </button>
      <ul
        id={menuId}
        hidden={!open}
        className="absolute right-0 top-full z-40 mt-2 w-56 animate-slide-up rounded-card border border-line bg-surface p-2 shadow-overlay"
      >
        {session ? (
          <>
            <AccountMenuItem to="/order" onChoose={close} label="Orders" />
            <AccountMenuItem to="/wishlist" onChoose={close} label="Wishlist" />
            <AccountMenuItem to="/wallet" onChoose={close} label="Wallet" />
            <AccountMenuItem to="/account" onChoose={close} label="Account" />
            <AccountMenuItem
              label="Logout"
              onChoose={() => {
                close();
                logout();
              }}
            />
          </>
        ) : (
          <>
            <AccountMenuItem
              label="Sign Up / Log In"
              onChoose={() => {
                close();
                void promptLogin();
              }}
            />
            <AccountMenuItem to="/orders" onChoose={close} label="Orders" />
            <AccountMenuItem to="/wishlist" onChoose={close} label="Wishlist" />
          </>
        )}
      </ul>
    </div>
  );
}
