import { Button } from "@haat/ui/button";
import { EmptyState } from "@haat/ui/empty-state";
import { ErrorState } from "@haat/ui/error-state";
import { errorMessage, hasStatus } from "@haat/web/api-error";
import CircleUserRound from "lucide-react/icons/circle-user-round";
import { promptLogin } from "../../lib/session/login-prompt";
import type { Session } from "../../lib/session/session";
import { useSession } from "../../lib/session/use-session";
import { useAccount } from "./api/account.queries";
import { AccountSkeleton } from "./components/account-skeleton";
import { AccountWays } from "./components/account-ways";
import { AddressBook } from "./components/address-book";
import { Devices } from "./components/devices";
import { LoginMethods } from "./components/login-methods";
import { Privacy } from "./components/privacy";
import { Profile } from "./components/profile";
import { accountTexts } from "./texts";

/** Everything about the shopper themselves, and the ways to what is theirs. */
export function AccountScreen() {
  const session = useSession();
  return session ? <ShopperAccount session={session} /> : <NotLoggedIn />;
}

function ShopperAccount({ session }: { session: Session }) {
  const { data: account, error, refetch } = useAccount(session);
  if (account) {
    return (
      <div className="grid items-start gap-6 lg:grid-cols-[17rem_1fr] lg:gap-8">
        <AccountWays />
        <div className="flex min-w-0 flex-col gap-6">
          <Profile account={account} />
          <LoginMethods account={account} />
          <AddressBook />
          <Devices />
          <Privacy />
        </div>
      </div>
    );
  }
  // Without a token that counts, the login is being asked for already.
  if (error && !hasStatus(error, 401)) {
    return (
      <ErrorState
        title={accountTexts.loadFailedTitle}
        text={errorMessage(error, accountTexts.loadFailed)}
        onRetry={() => refetch()}
      />
    );
  }
  return <AccountSkeleton />;
}

const NotLoggedIn = () => (
  <EmptyState icon={<CircleUserRound />} title={accountTexts.notLoggedIn} text={accountTexts.notLoggedInText}>
    <Button onClick={() => void promptLogin()}>{accountTexts.logIn}</Button>
  </EmptyState>
);
