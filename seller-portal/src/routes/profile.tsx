import { Link } from "react-router-dom";
import { AccountFactsList } from "../features/account/account-facts";
import { useSeller } from "../features/account/api/me.queries";
import { usePageTitle } from "../features/layout/page-title";
import { ContactVerification } from "../features/profile/contact-verification";
import { pagePaths, shopPaths } from "../lib/page-paths";

export function Component() {
  usePageTitle("Profile");
  const seller = useSeller();
  return (
    <>
      <h1 className="mb-6 text-2xl">Profile</h1>
      <div className="flex max-w-3xl flex-col gap-4 lg:gap-6">
        <section aria-labelledby="account" className="rounded-card border border-line bg-surface p-5 sm:p-6">
          <h2 id="account" className="mb-3 text-lg">
            Your account
          </h2>
          <AccountFactsList seller={seller} />
          <p className="mt-3 text-sm text-muted">
            Is anything out of date?{" "}
            <a href={shopPaths.contact} className="font-semibold text-primary underline underline-offset-4">
              Contact us
            </a>
            .
          </p>
        </section>
        <ContactVerification seller={seller} />
        <p className="text-sm">
          <Link
            to={pagePaths.settings}
            className="inline-flex items-center font-semibold text-primary underline underline-offset-4 max-[699px]:min-h-11"
          >
            Password, sessions and notifications
          </Link>
        </p>
      </div>
    </>
  );
}
