import { limits } from "@haat/api-contract/limits";
import { defineRoute } from "#http/define-route";
import { WALLET_MODULE } from "#modules/wallet/index";
import type { WalletService } from "#modules/wallet/service";
import { isWalletOn } from "#workflows/wallet/share-of-wallet";
import { toWallet } from "#workflows/wallet/to-wallet";

/** A shopper's own wallet. */
export const GET = defineRoute("getWallet", async ({ auth, query, scope }) => {
  const { page = 1, limit = limits.defaultPageSize } = query;
  const wallets = scope.resolve<WalletService>(WALLET_MODULE);
  const [wallet, isOn] = await Promise.all([
    wallets.read(auth.id, { limit, offset: (page - 1) * limit }),
    isWalletOn(scope),
  ]);
  return { ...toWallet(wallet), isOn, page, limit };
});
