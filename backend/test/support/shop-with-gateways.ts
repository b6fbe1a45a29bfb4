import type { TestShop } from "../../../scripts/test-shop.mjs";
import { aProduct, type MadeProduct, type ProductWish } from "./catalogue";
import { letTimePass } from "./online-order";
import { aPrivateShop } from "./private-shop";
import { simulatorOf } from "./simulator";
import { aWorker, type Worker } from "./worker";

/** A shop for one test file alone: its gateways can be broken without hurting anybody else's. `stop()` it in `afterAll`. */
export async function aShopWithGateways(wish: ProductWish = { price: 499.5, stock: 1000 }) {
  const shop: TestShop = await aPrivateShop();
  const [worker, product]: [Worker, MadeProduct] = await Promise.all([aWorker(shop.url), aProduct(wish, shop)]);
  const { url, databaseUrl } = shop;
  return {
    shop,
    url,
    databaseUrl,
    product,
    worker,
    gateways: simulatorOf(url),
    /** Everything that was put off is done, as the jobs of the next hours would. */
    sweep: async () => {
      await letTimePass(url);
      await worker.run("read-gateway-events", "look-at-gateways", "expire-unpaid", "send-refunds");
    },
    /** Gateways are well again. */
    heal: async () => {
      for (const gateway of ["razorpay", "stripe"] as const) {
        const nothing = { refuseCaptures: 0, refuseRefunds: 0, refundsPending: false, revoked: false };
        await simulatorOf(url).faults({ gateway, ...nothing, away: { calls: 0 } });
      }
    },
    stop: async () => {
      await worker.stop();
      await shop.stop();
    },
  };
}

export type ShopWithGateways = Awaited<ReturnType<typeof aShopWithGateways>>;
