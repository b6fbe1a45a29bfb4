import { Button } from "@haat/ui/button";
import { EmptyState } from "@haat/ui/empty-state";
import { ErrorState } from "@haat/ui/error-state";
import { Skeleton } from "@haat/ui/skeleton";
import { errorMessage, hasStatus } from "@haat/web/api-error";
import CircleUserRound from "lucide-react/icons/circle-user-round";
import { useAccount } from "../features/account/api/account.queries";
import { AccountWays } from "../features/account/components/account-ways";
import { AddressBook } from "../features/account/components/address-book";
import { Devices } from "../features/account/components/devices";
import { LoginMethods } from "../features/account/components/login-methods";
import { OrderUpdates } from "../features/account/components/order-updates";
import { Privacy } from "../features/account/components/privacy";
import { Profile } from "../features/account/components/profile";
import { accountTexts } from "../features/account/texts";
import { usePageTitle } from "../features/layout/page-title";
import { promptLogin } from "../lib/session/login-prompt";
import { type Session, useSession } from "../lib/session/session";

export function Component() {
  usePageTitle("Account");
  return (
    <div className="page py-6 lg:py-10">
      <h1 className="mb-6 text-2xl">Account</h1>
      <AccountScreen />
    </div>
  );
}

/** The shopper's account, and links to their other pages. */
function AccountScreen() {
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
          <OrderUpdates account={account} />
          <AddressBook />
          <Devices />
          <Privacy account={account} />
        </div>
      </div>
    );
  }
  // A rejected token has already opened the login prompt.
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

/** As large as the loaded content, so that nothing shifts. */
const AccountSkeleton = () => (
  <div role="status" className="grid items-start gap-6 lg:grid-cols-[17rem_1fr] lg:gap-8">
    <span className="sr-only">Loading your account</span>
    <Skeleton className="h-72 rounded-card" />
    <div className="flex flex-col gap-6">
      <Skeleton className="h-64 rounded-card" />
      <Skeleton className="h-60 rounded-card" />
      <Skeleton className="h-48 rounded-card" />
    </div>
  </div>
);
