import type { TestShop } from "../../../scripts/test-shop.mjs";
import { aProduct, type ProductWish } from "./catalogue";
import { type JobName, runJobs } from "./jobs";
import { letTimePass } from "./online-order";
import { aPrivateShop } from "./private-shop";
import { simulatorOf } from "./simulator";

/** A shop for one test file alone: its gateways can be broken without hurting anybody else's. `stop()` it in `afterAll`. */
export async function aShopWithGateways(wish: ProductWish = { price: 499.5, stock: 1000 }) {
  const shop: TestShop = await aPrivateShop();
  const product = await aProduct(wish, shop).catch(async (error: unknown) => {
    await shop.stop();
    throw error;
  });
  const { url, databaseUrl } = shop;
  return {
    shop,
    url,
    databaseUrl,
    product,
    /** Does jobs of the server now. */
    run: (...jobs: readonly JobName[]) => runJobs(url, ...jobs),
    gateways: simulatorOf(url),
    /** Everything that was put off is done, as the jobs of the next hours would. */
    sweep: async () => {
      await letTimePass(url);
      await runJobs(url, "read-gateway-events", "look-at-gateways", "expire-unpaid", "send-refunds");
    },
    /** Gateways are well again. */
    heal: async () => {
      for (const gateway of ["razorpay", "stripe"] as const) {
        const nothing = { refuseCaptures: 0, refuseRefunds: 0, refundsPending: false, revoked: false };
        await simulatorOf(url).faults({ gateway, ...nothing, away: { calls: 0 } });
      }
    },
    stop: () => shop.stop(),
  };
}

export type ShopWithGateways = Awaited<ReturnType<typeof aShopWithGateways>>;
