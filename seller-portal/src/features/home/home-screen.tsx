import { Link } from "react-router-dom";
import { pagePaths } from "../../lib/page-paths";
import { AccountFactsList } from "../account/account-facts-list";
import { useSeller } from "../account/use-seller";
import { textLink } from "../auth/text-link";
import { StandingCard } from "./standing-card";

export function HomeScreen() {
  const seller = useSeller();
  return (
    <>
      <h1 className="mb-6 text-2xl">SellerHome</h1>
      <div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr] lg:gap-6">
        <StandingCard seller={seller} />
        <section aria-labelledby="account" className="rounded-card border border-line bg-surface p-5 sm:p-6">
          <div className="mb-3 flex min-h-9 flex-wrap items-center justify-between gap-x-3">
            <h2 id="account" className="text-lg">
              Your account
            </h2>
            <Link to={pagePaths.profile} className={textLink}>
              Profile
            </Link>
          </div>
          <AccountFactsList seller={seller} />
        </section>
      </div>
    </>
  );
}
