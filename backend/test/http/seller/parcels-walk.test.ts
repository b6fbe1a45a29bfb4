import type { Order } from "@haat/api-contract/order/schemas";
import { returnMessages } from "@haat/api-contract/return-request/messages";
import { anAdministrator } from "../../support/administrator";
import { ApiFailure, api } from "../../support/api";
import { withDatabase } from "../../support/database";
import fc from "../../support/draws";
import { inLane } from "../../support/lane";
import { anOrderOfSellers, type Stalls, shownCodeOf, twoStalls } from "../../support/order-of-sellers";
import { sumsOf } from "../../support/order-sums";
import { stockOf } from "../../support/stock";

/** Possible actions on an order of two sellers and the shop; many are rejected, depending on the order's status. */
const acts = [
  "potter processing",
  "potter shipped",
  "potter delivered",
  "potter cancels",
  "weaver shipped",
  "weaver delivered",
  "weaver cancels",
  "shopper cancels",
  "staff placed",
  "staff processing",
  "staff shipped",
  "staff delivered",
  "staff cancelled",
  "shopper sends back",
  "potter takes back",
  "staff takes back",
] as const;
type Act = (typeof acts)[number];
type Made = Awaited<ReturnType<typeof anOrderOfSellers>>;

/** Orders with goods returned. */
const given = new Set<string>();

let stalls: Stalls;
let staff: string;
beforeAll(async () => {
  staff = (await anAdministrator()).token;
  stalls = await twoStalls();
});

const byStaff = (orderId: string, status: "placed" | "processing" | "shipped" | "delivered" | "cancelled") =>
  api(staff).call("updateOrderStatus", { params: { orderId }, body: { status } });
const bySeller = async (token: string, parcelId: string, what: string, shopper: Made["shopper"]) =>
  what === "cancels"
    ? api(token).call("cancelParcel", { params: { parcelId }, body: { reason: "None left." } })
    : api(token).call("moveParcel", {
        params: { parcelId },
        body: {
          status: what as "shipped",
          carrier: "Post",
          trackingNumber: "1",
          // A parcel that is not shipped has no code, and no code moves it.
          code: (await shownCodeOf(shopper, parcelId)) ?? "000000",
        },
      });

async function takeBack(decide: (status: "approved" | "received") => Promise<unknown>): Promise<void> {
  await decide("approved");
  await decide("received");
}

async function perform(act: Act, { orderId, order, shopper, ofPotter, ofWeaver }: Made): Promise<unknown> {
  const [who, ...rest] = act.split(" ");
  const what = rest.join(" ");
  if (what === "takes back") {
    const params = { parcelId: ofPotter };
    return takeBack((status) =>
      who === "staff"
        ? api(staff).call("decideReturn", { params: { orderId }, body: { status } })
        : api(stalls.potter.token).call("decideSellerReturn", { params, body: { status } }),
    );
  }
  if (who === "potter") return bySeller(stalls.potter.token, ofPotter, what, shopper);
  if (who === "weaver") return bySeller(stalls.weaver.token, ofWeaver, what, shopper);
  if (who === "staff") return byStaff(orderId, what as "placed");
  if (what === "cancels") return api(shopper.token).call("cancelOrder", { params: { orderId } });
  const products = order.products.slice(0, 1).map(({ _id }) => ({ _id, quantity: 1 }));
  return api(shopper.token).call("requestReturn", {
    params: { orderId },
    body: { action: "return", reason: "A crack", products },
  });
}

/** A cancelled parcel's line is no longer in the order shown to the shopper. */
const isOfCancelledLine = ({ status, message }: ApiFailure) =>
  status === 400 && message.endsWith(returnMessages.lineUnknown);

/** Expected rejections have a message; anything else fails the test. */
const refused = (error: unknown): void => {
  if (!(error instanceof ApiFailure)) throw error;
  if (![404, 409].includes(error.status) && !isOfCancelledLine(error)) throw error;
};

const paise = (rupees: number) => Math.round(rupees * 100);
const way = ["pending", "processing", "shipped", "delivered"] as const;

async function seenBy({ shopper, orderId }: Made): Promise<Order> {
  const order = (await api(shopper.token).call("listOrders", {})).orders.find(({ _id }) => _id === orderId);
  if (!order) throw new Error("The order is gone.");
  return order;
}

/** Sellable pieces, by product. */
async function freePieces(): Promise<number[]> {
  const figures = await Promise.all(
    [stalls.pot, stalls.cloth, stalls.lamp].map(({ variants }) => stockOf(variants[0]?.id ?? "")),
  );
  for (const { reserved, reservations } of figures) expect(reserved).toBe(reservations);
  return figures.map(({ stocked, reserved }) => stocked - reserved);
}

const refundedOf = (orderId: string) =>
  withDatabase(async (client) => {
    const { rows } = await client.query<{ paise: number }>(
      `SELECT COALESCE(sum(l.refunded_paise), 0)::int AS paise FROM parcel_line l JOIN parcel p ON p.id = l.parcel_id WHERE p.order_id = $1`,
      [orderId],
    );
    return rows[0]?.paise;
  });

/** Checks that every stored total, status and stock agrees with what the shopper is shown. */
async function expectAgreement(made: Made, before: number[], quantities: number[]): Promise<void> {
  const order = await seenBy(made);
  const live = order.parcels.map(({ status }) => status).filter((status) => status !== "cancelled");
  const min = live.length === 0 ? "cancelled" : way[Math.min(...live.map((status) => way.indexOf(status)))];
  expect(order.orderStatus === "returned" ? "delivered" : order.orderStatus).toBe(min);

  await api(staff).call("getEarnings", { query: { from: "2026-01-01", to: "2026-01-02" } });
  const sums = await sumsOf(made.orderId);
  const total = paise(order.finalAmount);
  expect(paise(order.totalAmount) - paise(order.discount)).toBe(total);
  expect([sums.listed.total, sums.engine.total, sums.parcels, sums.figures]).toEqual([total, total, total, total]);
  expect(sums.money.total).toBe(total);
  expect(sums.held + sums.toPay.ever).toBe(sums.listed.paid - sums.listed.refunded);
  // An order reopened after its cancellation has no return any more and can be returned again.
  const back = order.returnRequest?.status === "refunded" ? paise(order.returnRequest.refund ?? 0) : 0;
  expect([await refundedOf(made.orderId), sums.money.refunded]).toEqual([back, back]);
  if (order.orderStatus === "cancelled") expect(sums.held).toBe(0);
  else {
    const isPaid = order.paymentStatus !== "pending";
    expect([sums.awaited, sums.held]).toEqual(isPaid ? [0, total - back] : [total, 0]);
    // The engine's own total is permanently reduced by returns as well.
    if (back > 0) given.add(made.orderId);
    if (!given.has(made.orderId)) expect(sums.engine.summary).toBe(total);
  }
  const sold = quantities.map((quantity, place) => (order.parcels[place]?.status === "cancelled" ? 0 : quantity));
  // Cancelled stock is restored completely, once.
  const returned = back > 0 && order.orderStatus !== "cancelled" ? [1, 0, 0] : [0, 0, 0];
  expect(await freePieces()).toEqual(before.map((free, place) => free - (sold[place] ?? 0) + (returned[place] ?? 0)));
}

const numRuns = inLane({ gate: 5, long: 100 });

// @spec statuses-stock-money-agree
it("statuses, stock and money agree after each step of random actions by sellers, shopper and staff", async () => {
  const performed: string[] = [];
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 3 }),
      fc.array(fc.constantFrom(...acts), { minLength: 7, maxLength: 7 }),
      async (pots, walk) => {
        const before = await freePieces();
        const made = await anOrderOfSellers(stalls, { besides: true, pots });
        for (const act of walk) {
          const done = await perform(act, made).then(() => true, refused);
          performed.push(`${act}${done ? "" : " (refused)"}`);
          if (done) await expectAgreement(made, before, [pots, 1, 1]);
        }
        await expectAgreement(made, before, [pots, 1, 1]);
      },
    ),
    // Orders cannot be shrunk to a smaller example; a failure prints the seed.
    { numRuns, endOnFailure: true, verbose: 1 },
  );
  expect(performed.length).toBe(7 * numRuns);
}, 1_800_000);
