import { usePageTitle } from "../features/layout/page-title";
import { walletTexts } from "../features/wallet/texts";
import { WalletScreen } from "../features/wallet/wallet-screen";

export function Component() {
  usePageTitle(walletTexts.title);
  return (
    <div className="page py-6 lg:py-10">
      <h1 className="mb-6 text-2xl">{walletTexts.title}</h1>
      <WalletScreen />
    </div>
  );
}
