import type { TestShop } from "../../../scripts/test-shop.mjs";
import { aProduct, type ProductWish } from "./catalogue";
import { fetchPayments, sendRefunds } from "./money-tasks";
import { letTimePass } from "./online-order";
import { aPrivateShop } from "./private-shop";
import { simulatorOf } from "./simulator";
import { runTasks, type TaskName, untilDone } from "./tasks";

/** A shop for one test file alone, whose gateways can fail without affecting other tests. `stop()` it in `afterAll`. */
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
    /** Runs scheduled tasks now. */
    run: (...jobs: readonly TaskName[]) => runTasks(url, ...jobs),
    gateways: simulatorOf(url),
    /** Runs everything that was postponed, as over the following hours: of these orders, or of all. */
    sweep: async (orderIds?: readonly string[]) => {
      await letTimePass(url, orderIds);
      await untilDone(url, "read-gateway-events");
      await fetchPayments(url, orderIds);
      await runTasks(url, "expire-unpaid");
      await sendRefunds(url, orderIds);
    },
    /** Ends all gateway faults. */
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
