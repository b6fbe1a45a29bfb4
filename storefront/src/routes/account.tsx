import { AccountScreen } from "../features/account/account-screen";
import { usePageTitle } from "../features/layout/page-title";

export function Component() {
  usePageTitle("Account");
  return (
    <div className="page py-6 lg:py-10">
      <h1 className="mb-6 text-2xl">Account</h1>
      <AccountScreen />
    </div>
  );
}
