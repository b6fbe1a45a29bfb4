import { Button } from "@haat/ui/button";
import { EmptyState } from "@haat/ui/empty-state";
import ChevronRight from "lucide-react/icons/chevron-right";
import CircleUserRound from "lucide-react/icons/circle-user-round";
import Heart from "lucide-react/icons/heart";
import Package from "lucide-react/icons/package";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { displayName } from "../../lib/session/display-name";
import { promptLogin } from "../../lib/session/login-prompt";
import { useSession } from "../../lib/session/use-session";
import { useLogout } from "../login/use-logout";

/** Who is logged in, and the ways to what is theirs. */
export function AccountScreen() {
  const session = useSession();
  const logout = useLogout();
  if (!session) {
    return (
      <EmptyState
        icon={<CircleUserRound />}
        title="You are not logged in"
        text="Log in to see your orders, your wishlist and your cart."
      >
        <Button onClick={() => void promptLogin()}>Sign Up / Log In</Button>
      </EmptyState>
    );
  }
  return (
    <div className="flex max-w-2xl flex-col gap-4">
      <section className="flex flex-wrap items-center gap-4 rounded-card border border-line bg-surface p-5">
        <CircleUserRound aria-hidden className="size-10 shrink-0 text-primary" />
        <div className="min-w-0 flex-1">
          <h2 className="truncate text-lg">{displayName(session.email)}</h2>
          <p className="truncate text-sm text-muted">{session.email}</p>
        </div>
        <Button variant="secondary" onClick={logout} className="w-full sm:w-auto">
          Logout
        </Button>
      </section>
      <nav aria-label="Account" className="overflow-hidden rounded-card border border-line bg-surface">
        <Way
          to="/order"
          icon={<Package aria-hidden />}
          title="Orders"
          text="Track, cancel and look up what you ordered."
        />
        <Way to="/wishlist" icon={<Heart aria-hidden />} title="Wishlist" text="What you saved for later." />
      </nav>
    </div>
  );
}

const Way = ({ to, icon, title, text }: { to: string; icon: ReactNode; title: string; text: string }) => (
  <Link
    to={to}
    className="flex items-center gap-4 border-b border-line p-5 transition last:border-b-0 hover:bg-sunken [&_svg]:shrink-0"
  >
    <span className="text-primary">{icon}</span>
    <span className="flex-1">
      <span className="block font-semibold">{title}</span>
      <span className="block text-sm text-muted">{text}</span>
    </span>
    <ChevronRight aria-hidden className="size-5 text-muted" />
  </Link>
);
