import { Button, buttonClass } from "@haat/ui/button";
import { EmptyState } from "@haat/ui/empty-state";
import { ErrorState } from "@haat/ui/error-state";
import { Skeleton } from "@haat/ui/skeleton";
import { errorMessage, hasStatus } from "@haat/web/api-error";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import Wallet from "lucide-react/icons/wallet";
import { Link, useSearchParams } from "react-router-dom";
import { usePageTitle } from "../features/layout/page-title";
import { Pagination } from "../features/product-list/pagination";
import { WalletBalance } from "../features/wallet/components/wallet-balance";
import { WalletEntries } from "../features/wallet/components/wallet-entries";
import { walletTexts } from "../features/wallet/texts";
import { api } from "../lib/api";
import { promptLogin } from "../lib/session/login-prompt";
import { type Session, useSession } from "../lib/session/session";

/** The page number in an address; 1 if it is missing or invalid. */
export const readPage = (text: string | null): number => (/^[1-9]\d{0,5}$/.test(text ?? "") ? Number(text) : 1);

export function Component() {
  usePageTitle(walletTexts.title);
  return (
    <div className="page py-6 lg:py-10">
      <h1 className="mb-6 text-2xl">{walletTexts.title}</h1>
      <WalletScreen />
    </div>
  );
}

const entriesPerPage = 20;

/** The shopper's wallet with a page of its entries; loaded again whenever the page opens, and only with a session. */
const walletQuery = (session: Session | null, page: number) =>
  queryOptions({
    queryKey: ["wallet", session?.userId ?? null, page],
    queryFn: () => api.call("getWallet", { query: { page, limit: entriesPerPage } }),
    enabled: session !== null,
    refetchOnMount: "always",
    placeholderData: keepPreviousData,
  });

function WalletScreen() {
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
  // A rejected token has already opened the login prompt.
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

/** As large as the loaded content, so that nothing shifts. */
const WalletSkeleton = () => (
  <div role="status" className="grid items-start gap-6 lg:grid-cols-[17rem_1fr] lg:gap-8">
    <span className="sr-only">{walletTexts.loading}</span>
    <Skeleton className="h-40 rounded-card" />
    <Skeleton className="h-96 rounded-card" />
  </div>
);
