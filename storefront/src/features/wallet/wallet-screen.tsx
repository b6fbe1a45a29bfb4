import { Button, buttonClass } from "@haat/ui/button";
import { EmptyState } from "@haat/ui/empty-state";
import { ErrorState } from "@haat/ui/error-state";
import { errorMessage, hasStatus } from "@haat/web/api-error";
import { useQuery } from "@tanstack/react-query";
import Wallet from "lucide-react/icons/wallet";
import { Link, useSearchParams } from "react-router-dom";
import { promptLogin } from "../../lib/session/login-prompt";
import type { Session } from "../../lib/session/session";
import { useSession } from "../../lib/session/use-session";
import { Pagination } from "../product-list/pagination";
import { entriesPerPage, walletQuery } from "./api/wallet.queries";
import { WalletBalance } from "./components/wallet-balance";
import { WalletEntries } from "./components/wallet-entries";
import { WalletSkeleton } from "./components/wallet-skeleton";
import { readPage } from "./read-page";
import { walletTexts } from "./texts";

/** What the shopper's wallet holds, and how that came to be. */
export function WalletScreen() {
  const session = useSession();
  return session ? <ShopperWallet key={session.userId} session={session} /> : <NotLoggedIn />;
}

function ShopperWallet({ session }: { session: Session }) {
  const [address] = useSearchParams();
  const page = readPage(address.get("page"));
  const { data: wallet, error, isFetching, refetch } = useQuery(walletQuery(session, page));
  if (wallet) {
    return (
      <div className="grid items-start gap-6 lg:grid-cols-[17rem_1fr] lg:gap-8">
        <WalletBalance balance={wallet.balance} isOn={wallet.isOn} />
        {wallet.total === 0 ? (
          <EmptyState icon={<Wallet />} title={walletTexts.empty} text={walletTexts.emptyText}>
            <Link to="/" className={buttonClass()}>
              {walletTexts.shop}
            </Link>
          </EmptyState>
        ) : (
          <div className="min-w-0">
            {wallet.entries.length > 0 ? <WalletEntries entries={wallet.entries} /> : <NothingHere />}
            <Pagination
              page={page}
              pages={Math.ceil(wallet.total / entriesPerPage)}
              address={(one) => (one === 1 ? "/wallet" : `/wallet?page=${one}`)}
            />
          </div>
        )}
      </div>
    );
  }
  // Without a token that counts, the login is being asked for already.
  if (error && !hasStatus(error, 401)) {
    return (
      <ErrorState
        title={walletTexts.loadFailedTitle}
        text={errorMessage(error, walletTexts.loadFailed)}
        onRetry={() => refetch()}
        retrying={isFetching}
      />
    );
  }
  return <WalletSkeleton />;
}

const NothingHere = () => (
  <EmptyState icon={<Wallet />} title={walletTexts.nothingHere}>
    <Link to="/wallet" className={buttonClass({ variant: "secondary" })}>
      {walletTexts.firstPage}
    </Link>
  </EmptyState>
);

const NotLoggedIn = () => (
  <EmptyState icon={<Wallet />} title={walletTexts.notLoggedIn} text={walletTexts.notLoggedInText}>
    <Button onClick={() => void promptLogin()}>{walletTexts.logIn}</Button>
  </EmptyState>
);
