import { Link } from "react-router-dom";
import { AccountFactsList } from "../features/account/account-facts";
import { useSeller } from "../features/account/api/me.queries";
import { textLink } from "../features/auth/form-parts";
import { FileChecklist } from "../features/home/file-checklist";
import { HomeFigures } from "../features/home/home-figures";
import { StandingCard } from "../features/home/standing-card";
import { usePageTitle } from "../features/layout/page-title";
import { pagePaths } from "../lib/page-paths";

/** An approved seller sees the figures first, others the reason why they cannot sell. */
export function Component() {
  usePageTitle("SellerHome");
  const seller = useSeller();
  const sells = seller.state === "approved";
  return (
    <>
      <h1 className="mb-6 text-2xl">SellerHome</h1>
      <div className="flex flex-col gap-4 lg:gap-6">
        {sells && <HomeFigures />}
        <div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr] lg:gap-6">
          <div className="flex min-w-0 flex-col gap-4 lg:gap-6">
            <StandingCard seller={seller} />
            {!seller.emailVerified && (
              <p className="rounded-card border border-line bg-surface p-5 text-sm sm:p-6">
                Your email address is not verified yet.{" "}
                <Link to={pagePaths.profile} className={textLink}>
                  Verify it in your profile
                </Link>
              </p>
            )}
            <FileChecklist seller={seller} />
          </div>
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
        {seller.state === "suspended" && <HomeFigures />}
      </div>
    </>
  );
}
