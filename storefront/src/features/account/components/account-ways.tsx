import ChevronRight from "lucide-react/icons/chevron-right";
import Heart from "lucide-react/icons/heart";
import LogOut from "lucide-react/icons/log-out";
import Package from "lucide-react/icons/package";
import Wallet from "lucide-react/icons/wallet";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useLogout } from "../../login/use-logout";
import { accountTexts } from "../texts";

const row = "flex w-full items-center gap-4 p-4 text-left transition hover:bg-sunken [&_svg]:shrink-0";

/** Links from the account page to the shopper's other pages, and the logout button. */
export function AccountWays() {
  const logout = useLogout();
  return (
    <nav
      aria-label="Account"
      className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface lg:sticky lg:below-header"
    >
      <Way to="/order" icon={<Package />} title={accountTexts.orders} text={accountTexts.ordersText} />
      <Way to="/wishlist" icon={<Heart />} title={accountTexts.wishlist} text={accountTexts.wishlistText} />
      <Way to="/wallet" icon={<Wallet />} title={accountTexts.wallet} text={accountTexts.walletText} />
      <button type="button" onClick={logout} className={row}>
        <span aria-hidden className="text-primary">
          <LogOut />
        </span>
        <span className="font-semibold">{accountTexts.logout}</span>
      </button>
    </nav>
  );
}

const Way = ({ to, icon, title, text }: { to: string; icon: ReactNode; title: string; text: string }) => (
  <Link to={to} className={row}>
    <span aria-hidden className="text-primary">
      {icon}
    </span>
    <span className="flex-1">
      <span className="block font-semibold">{title}</span>
      <span className="block text-sm text-muted">{text}</span>
    </span>
    <ChevronRight aria-hidden className="size-5 text-muted" />
  </Link>
);
