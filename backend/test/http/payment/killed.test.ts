import type { SimulatorClient } from "@haat/gateway-simulator/simulator-client";
import { type GatewayName, gatewayNames } from "@haat/gateway-simulator/words";
import type { TestShop } from "../../../../scripts/test-shop.mjs";
import { api } from "../../support/api";
import { faultsInBooks } from "../../support/books";
import { aProduct, type MadeProduct } from "../../support/catalogue";
import { drawing } from "../../support/draw";
import { gatewaysApart } from "../../support/gateways-apart";
import { inLane, laneSeed } from "../../support/lane";
import { fetchPayments, hastenPayments, hastenRefunds, sendRefunds } from "../../support/money-tasks";
import { anOnlineOrder, endTimeToPay, letTimePass, type OnlineOrder, sendPaid } from "../../support/online-order";
import { differencesIn, moneyOf, newsTo, type OrderMoney } from "../../support/order-money";
import { aPrivateShop } from "../../support/private-shop";
import { runTasks, untilDone } from "../../support/tasks";
import { until } from "../../support/until";

const bootPatience = 600_000;
jest.setTimeout(bootPatience);

const rounds = inLane({ gate: 1, long: 12 });
const { below } = drawing(laneSeed);
const price = 49_950;

let shop: TestShop;
let gateways: Awaited<ReturnType<typeof gatewaysApart>>;
let product: MadeProduct;
beforeAll(async () => {
  shop = await aPrivateShop();
  gateways = await gatewaysApart(shop);
  product = await aProduct({ price: price / 100, stock: 1000 }, shop);
}, bootPatience);
afterAll(async () => {
  await shop?.stop();
  await gateways?.close();
});

type Pay = Omit<Parameters<SimulatorClient["pay"]>[0], "gateway" | "orderId">;
const pay = ({ gateway, sheet }: OnlineOrder, how: Pay) =>
  gateways.pay({ gateway, orderId: sheet.gatewayOrderId, ...how });
const never = { webhook: "never" } as const;
const cancel = ({ shopper, orderId }: OnlineOrder) =>
  api(shopper.token, shop.url).call("cancelOrder", { params: { orderId } });

type Kept = { stands: OrderMoney["stands"]; kept: number };
const paid: Kept = { stands: ["pending", "paid"], kept: price };
const expired: Kept = { stands: ["cancelled", "failed"], kept: 0 };
const cancelled: Kept = { stands: ["cancelled", "refunded"], kept: 0 };

/**
 * What is in progress when the server is killed. `ready` runs before, `again` after the restart by a client without a
 * response.
 */
type Act = {
  name: string;
  ready?: (order: OnlineOrder) => Promise<unknown>;
  act: (order: OnlineOrder) => Promise<unknown>;
  again?: (order: OnlineOrder) => Promise<unknown>;
  end: Kept;
};

const acts: Act[] = [
  { name: "callback", act: async (order) => sendPaid(order, (await pay(order, never)).callback), end: paid },
  { name: "webhook", act: (order) => pay(order, { webhook: "now" }), end: paid },
  {
    name: "unmatched money by callback",
    act: async (order) => sendPaid(order, (await pay(order, { ...never, amount: price - 1 })).callback),
    end: { stands: ["pending", "pending"], kept: 0 },
  },
  {
    name: "refund of a cancelled order",
    ready: async (order) => sendPaid(order, (await pay(order, never)).callback),
    act: cancel,
    again: async (order) => {
      const { stands } = await moneyOf({ ...order, url: shop.url });
      if (stands[0] !== "cancelled") await cancel(order);
    },
    end: cancelled,
  },
  {
    name: "sweep",
    ready: (order) => pay(order, never),
    act: async (order) => {
      await letTimePass(shop.url, [order.orderId]);
      await hastenPayments(shop.url);
    },
    end: paid,
  },
  {
    name: "expiry of an unpaid order",
    ready: (order) => endTimeToPay(order.orderId, shop.url),
    act: () => runTasks(shop.url, "expire-unpaid"),
    end: expired,
  },
  {
    name: "expiry of one that was paid in the last moment",
    ready: async (order) => {
      await pay(order, never);
      await endTimeToPay(order.orderId, shop.url);
    },
    act: () => runTasks(shop.url, "expire-unpaid"),
    end: paid,
  },
  {
    name: "sending of refunds",
    ready: async (order) => {
      await sendPaid(order, (await pay(order, never)).callback);
      await gateways.faults({ gateway: order.gateway, away: { calls: 1000 } });
      await cancel(order);
      await gateways.faults({ gateway: order.gateway, away: { calls: 0 } });
    },
    act: async (order) => {
      await letTimePass(shop.url, [order.orderId]);
      await hastenRefunds(shop.url);
    },
    end: cancelled,
  },
];

type Played = { act: Act; order: OnlineOrder };

async function prepare(gateway: GatewayName): Promise<Played[]> {
  const played: Played[] = [];
  for (const act of acts) {
    const order = await anOnlineOrder({ product, gateway, url: shop.url });
    await act.ready?.(order);
    played.push({ act, order });
  }
  return played;
}

const sweep = async () => {
  await letTimePass(shop.url);
  await untilDone(shop.url, "read-gateway-events");
  await fetchPayments(shop.url);
  await runTasks(shop.url, "expire-unpaid");
  await sendRefunds(shop.url);
};

// @spec process-dies-middle-anything
it(`all books agree after ${rounds} crashes in the middle of everything (seed ${laneSeed})`, async () => {
  let cut = 0;
  for (let round = 0; round < rounds; round++) {
    const played: Played[] = [];
    for (const gateway of gatewayNames) played.push(...(await prepare(gateway)));
    // While others are in progress, on a machine of any speed.
    const deathAt = 1 + below(played.length / 2);
    let answers = 0;
    await Promise.all(
      played.map(async ({ act, order }) => {
        try {
          await act.act(order);
        } catch {
          // The connection was cut.
          cut += 1;
          return;
        }
        answers += 1;
        if (answers === deathAt) await shop.server().kill();
      }),
    );
    await shop.startServer();
    for (const { act, order } of played) await act.again?.(order);
    await sweep();
    await sweep();
    const wrong: unknown[] = [];
    for (const { act, order } of played) {
      const money = await until(`the end of: ${act.name}`, async () => {
        const now = await moneyOf({ ...order, url: shop.url });
        return now.sent.open === 0 ? now : undefined;
      });
      const kept = money.gateways.captured - money.gateways.refunded;
      const differences = differencesIn(money);
      const { stands, kept: due } = act.end;
      const isRight = differences.length === 0 && kept === due && String(stands) === String(money.stands);
      const news = await newsTo(order.shopper.identifier, shop.url);
      const doubled = news.filter((one, place) => news.indexOf(one) !== place);
      if (!isRight || doubled.length > 0) wrong.push({ round, deathAt, act: act.name, money, differences, doubled });
    }
    expect(wrong).toEqual([]);
  }
  expect(cut).toBeGreaterThan(0);
  expect(await faultsInBooks(shop.databaseUrl)).toEqual([]);
});
