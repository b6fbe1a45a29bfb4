import { buttonClass } from "@haat/ui/button";
import { Link } from "react-router-dom";
import { pagePaths, shopPaths } from "../../lib/page-paths";
import { AccountFactsList } from "../account/account-facts-list";
import { useSeller } from "../account/use-seller";

export function ProfileScreen() {
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
            Is something here not right any more?{" "}
            <a href={shopPaths.contact} className="font-semibold text-primary underline underline-offset-4">
              Write to the shop
            </a>
            .
          </p>
        </section>
        <section aria-labelledby="password" className="rounded-card border border-line bg-surface p-5 sm:p-6">
          <h2 id="password" className="text-lg">
            Password
          </h2>
          <p className="mt-2 max-w-text text-sm text-muted">
            To change it we send you a link. Choosing a new password ends all your logins, this one too.
          </p>
          <Link
            to={pagePaths.forget}
            state={{ identifier: seller.email }}
            className={`${buttonClass({ variant: "secondary" })} mt-4`}
          >
            Change Password
          </Link>
        </section>
      </div>
    </>
  );
}
