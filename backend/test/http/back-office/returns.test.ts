import type { CallInput } from "@haat/api-contract/endpoints";
import { returnMessages } from "@haat/api-contract/return-request/messages";
import type { ReturnAction, ReturnDecision } from "@haat/api-contract/return-request/words";
import { anAdministrator, aStaffMember, type StaffMember } from "../../support/administrator";
import { api, failureOf } from "../../support/api";
import { auditOf } from "../../support/audit";
import { aProduct, type MadeProduct } from "../../support/catalogue";
import { withDatabase } from "../../support/database";
import { payByHand } from "../../support/hand-payment";
import { aMark } from "../../support/managed-product";
import { refundsOf } from "../../support/money";
import { anAddress, anOrder } from "../../support/order-body";
import { aPicture } from "../../support/pictures";
import { raw } from "../../support/raw";
import { aShopper } from "../../support/shopper";
import { stockOf } from "../../support/stock";

const aKurta = (stock: number) =>
  aProduct({ price: 400, stock, returnDays: 7, delivery: { charge: 30, freeAbove: 10_000 } });

let clerk: StaffMember;
let kurta: MadeProduct;
beforeAll(async () => {
  clerk = await aStaffMember({ permissions: ["view_order", "edit_order"] });
  kurta = await aKurta(10_000);
});

type Query = NonNullable<CallInput<"listReturns">["query"]>;
const list = (query: Record<string, string> = {}) => api(clerk.token).call("listReturns", { query: query as Query });
const found = async (query: Record<string, string>) => (await list(query)).returns.map(({ orderId }) => orderId);
const decide = (orderId: string, status: ReturnDecision, reason?: string | null) =>
  api(clerk.token).call("decideReturn", { params: { orderId }, body: { status, reason } });
const row = async (orderId: string) =>
  (await api(clerk.token).call("getAllOrders", { query: { search: orderId } })).orders[0];
const detail = async (id: string) => (await api(clerk.token).call("getManagedOrder", { params: { id } })).order;

/** A delivered order of two pieces, for 860 rupees with the delivery. */
async function aDelivered(product: MadeProduct, mark: string) {
  const { token } = await aShopper();
  const body = anOrder({ productId: product.id, quantity: 2 }, 860, {
    shippingAddress: { ...anAddress, name: `Asha ${mark}` },
  });
  const { orderId, order } = await api(token).call("placeOrder", { body });
  await api(clerk.token).call("updateOrderStatus", { params: { orderId }, body: { status: "delivered" } });
  return { token, orderId, product, lineId: order.products[0]?._id ?? "" };
}

/** Such an order with a request to return or replace all of it or some pieces. */
async function aRequest({ action = "return", pieces = 2, mark = `zq${aMark()}`, picture, product = kurta }: Wish = {}) {
  const delivered = await aDelivered(product, mark);
  const { token, orderId, lineId } = delivered;
  const image = picture ? new Blob([new Uint8Array(await aPicture("png"))], { type: "image/png" }) : undefined;
  await api(token).call("requestReturn", {
    params: { orderId },
    body: { action, reason: `Torn ${mark}`, products: [{ _id: lineId, quantity: pieces }] },
    files: { image },
  });
  return { ...delivered, mark, variantId: delivered.product.variants[0]?.id ?? "" };
}
type Wish = { action?: ReturnAction; pieces?: number; mark?: string; picture?: boolean; product?: MadeProduct };

describe("GET /api/v1/back-office/returns", () => {
  it("returns who wants what back, and why, with its picture", async () => {
    const { orderId, product, lineId, mark } = await aRequest({ pieces: 1, picture: true });
    const { returns, total } = await list({ search: orderId });
    const seen = await row(orderId);
    expect(total).toBe(1);
    expect(returns).toEqual([
      {
        orderId,
        orderNumber: seen?.orderNumber,
        customer: { name: `Asha ${mark}`, email: seen?.userId.email },
        action: "return",
        status: "requested",
        reason: `Torn ${mark}`,
        rejection: null,
        images: [expect.stringMatching(/\.webp$/)],
        requestedAt: expect.any(String),
        products: [{ _id: lineId, title: product.title, image: "", quantity: 1, price: 400 }],
        refund: null,
        isRefundToPay: false,
      },
    ]);
    const [image = ""] = returns[0]?.images ?? [];
    expect((await raw("GET", image)).headers.get("content-type")).toBe("image/webp");
  });

  // @spec order-id-shippingaddress-name
  it("marks returned and replaced orders in the order list, with the reason", async () => {
    const [back, anew] = [await aRequest({ picture: true }), await aRequest({ action: "replace", picture: true })];
    const picture = [expect.stringMatching(/\.webp$/)];
    const none = {
      isReturned: false,
      returnReason: "",
      returnImages: [],
      isReplaced: false,
      replacementReason: "",
      replacementImages: [],
    };
    const common = { orderStatus: "returned", returnStatus: "requested" };
    expect(await row(back.orderId)).toMatchObject({
      ...none,
      ...common,
      isReturned: true,
      returnReason: `Torn ${back.mark}`,
      returnImages: picture,
    });
    expect(await row(anew.orderId)).toMatchObject({
      ...none,
      ...common,
      isReplaced: true,
      replacementReason: `Torn ${anew.mark}`,
      replacementImages: picture,
    });
  });

  // @spec returns-listed-wanted-found
  it("is paged, newest first, and filtered by status, with counts per status", async () => {
    const mark = `zq${aMark()}`;
    const orderIds: string[] = [];
    for (let count = 0; count < 3; count++) orderIds.push((await aRequest({ mark })).orderId);
    const [first = "", second = "", third = ""] = orderIds;
    await decide(second, "approved");
    expect(await found({ search: mark })).toEqual([third, second, first]);
    expect(await list({ search: mark, page: "2", limit: "2" })).toMatchObject({
      total: 3,
      page: 2,
      limit: 2,
      returns: [{ orderId: first }],
    });
    expect(await found({ search: mark, status: "approved" })).toEqual([second]);
    const { counts, total } = await list({ search: mark, status: "requested" });
    expect(total).toBe(2);
    expect(counts).toEqual({ requested: 2, approved: 1, rejected: 0, received: 0, refunded: 0, replaced: 0 });
    // Without a search too.
    const [newest] = await found({ page: "1", limit: "100", status: "approved" });
    expect(newest).toBeDefined();
    expect((await list()).limit).toBe(1000);
  });

  it.each<Record<string, string>>([{ page: "0" }, { limit: "101" }, { status: "lost" }, { search: "x".repeat(101) }])(
    "rejects %j",
    async (query) => {
      expect(await failureOf(list(query))).toMatchObject({ status: 400 });
    },
  );

  // @spec account-do-shown-server
  it("has requests of the same time once each across pages, whichever end those are read from", async () => {
    const mark = `zq${aMark()}`;
    const ids: string[] = [];
    for (let count = 0; count < 5; count++) ids.push((await aRequest({ mark })).orderId);
    const at = "UPDATE order_listing SET return_at = '2026-01-01' WHERE order_id = ANY ($1)";
    await withDatabase((client) => client.query(at, [ids]));
    const pages = ["1", "2", "3"].map((page) => found({ search: mark, page, limit: "2" }));
    expect((await Promise.all(pages)).flat()).toEqual(ids.toSorted().reverse());
  });

  it("needs view_order to list, and edit_order to decide", async () => {
    const { orderId, token } = await aRequest();
    const [viewer, other] = [
      await aStaffMember({ permissions: ["view_order"] }),
      await aStaffMember({ permissions: ["edit_order"] }),
    ];
    const read = async (by?: string) => (await raw("GET", "/api/v1/back-office/returns", { token: by })).status;
    expect([await read(), await read(token), await read(other.token), await read(viewer.token)]).toEqual([
      401, 403, 403, 200,
    ]);
    const body = { status: "approved" };
    const approve = async (by?: string) =>
      (await raw("PUT", `/api/v1/return/${orderId}/status`, { token: by, body })).status;
    expect([await approve(), await approve(token), await approve(viewer.token)]).toEqual([401, 403, 403]);
    expect(await approve(other.token)).toBe(200);
  });
});

describe("PUT /api/v1/return/{orderId}/status, by staff", () => {
  // @spec goods-return-go-stock
  it("takes a return through all steps: list, stock, money and the engine's own return follow", async () => {
    const { orderId, lineId, variantId } = await aRequest({ pieces: 1, product: await aKurta(10) });
    const standing = async () => [
      (await list({ search: orderId })).returns[0]?.status,
      (await row(orderId))?.returnStatus,
    ];
    await decide(orderId, "approved");
    expect(await standing()).toEqual(["approved", "approved"]);
    expect(await stockOf(variantId)).toMatchObject({ stocked: 8 });
    expect((await decide(orderId, "received")).message).toBe(returnMessages.decided("refunded"));
    expect(await standing()).toEqual(["refunded", "refunded"]);
    expect(await stockOf(variantId)).toEqual({ stocked: 9, reserved: 0, reservations: 0 });
    expect(await refundsOf(orderId)).toEqual([400]);
    const { rows } = await withDatabase((client) =>
      client.query(
        `SELECT r.status, i.item_id, i.quantity::int, i.received_quantity::int AS received FROM "return" r
           JOIN return_item i ON i.return_id = r.id JOIN return_request q ON q.engine_return_id = r.id WHERE r.order_id = $1`,
        [orderId],
      ),
    );
    expect(rows).toEqual([{ status: "received", item_id: lineId, quantity: 1, received: 1 }]);
    expect(await detail(orderId)).toMatchObject({
      orderStatus: "returned",
      // Its cash counts as refunded once a person has paid it.
      paymentStatus: "paid",
      paid: 860,
      refunded: 0,
      finalAmount: 860,
      returnRequest: {
        action: "return",
        status: "refunded",
        refund: 400,
        products: [{ _id: lineId, quantity: 1 }],
        history: [
          { status: "requested", by: { kind: "shopper" } },
          { status: "approved", by: { kind: "administrator", name: expect.stringMatching(/^Staff /) } },
          { status: "received", by: { id: clerk.userId } },
          { status: "refunded", by: { id: clerk.userId } },
        ],
      },
    });
  });

  // @spec goods-return-go-stock
  it("sends a replacement, which the order list shows too", async () => {
    const { orderId, variantId } = await aRequest({ action: "replace", product: await aKurta(10) });
    await decide(orderId, "approved");
    expect((await decide(orderId, "received")).message).toBe(returnMessages.decided("replaced"));
    expect(await row(orderId)).toMatchObject({ isReplaced: true, returnStatus: "replaced", paymentStatus: "paid" });
    expect(await found({ search: orderId, status: "replaced" })).toEqual([orderId]);
    expect(await stockOf(variantId)).toEqual({ stocked: 6, reserved: 0, reservations: 0 });
  });

  // @spec rejected-request-reason-shopper
  it.each([undefined, null, "", "   "])("does not reject with the reason %j", async (reason) => {
    const { orderId } = await aRequest();
    const refusal = await failureOf(decide(orderId, "rejected", reason));
    expect(refusal.status).toBe(400);
    expect(refusal.message).toContain(returnMessages.rejectionMissing);
    expect((await row(orderId))?.returnStatus).toBe("requested");
  });

  // @spec rejected-request-reason-shopper
  it("rejects with a reason for shopper and staff, even after approval, and the order is delivered again", async () => {
    const { orderId, token } = await aRequest();
    await decide(orderId, "approved");
    const reason = "  <b>Worn</b> outside  ";
    await decide(orderId, "rejected", reason);
    const rejection = "<b>Worn</b> outside";
    expect((await list({ search: orderId })).returns).toMatchObject([{ status: "rejected", rejection }]);
    expect(await row(orderId)).toMatchObject({ orderStatus: "delivered", isReturned: false, returnStatus: "rejected" });
    expect((await detail(orderId)).returnRequest).toMatchObject({ status: "rejected", rejection });
    expect((await api(token).call("listOrders", {})).orders[0]?.returnRequest).toMatchObject({ rejection });
    expect(await failureOf(decide(orderId, "rejected", "x".repeat(10_000)))).toMatchObject({ status: 400 });
  });

  // @spec every-change-kept-staff
  it("audits each decision once for any number of concurrent clicks", async () => {
    const { orderId } = await aRequest();
    await Promise.all(Array.from({ length: 5 }, () => decide(orderId, "approved")));
    await Promise.all(Array.from({ length: 5 }, () => decide(orderId, "received")));
    const rejected = await aRequest();
    await decide(rejected.orderId, "rejected", "Worn");
    const decisionsOn = async (id: string) =>
      (await auditOf(id)).filter(({ action }) => action === "order.return_decided");
    expect(await decisionsOn(orderId)).toEqual([
      { action: "order.return_decided", before: { return: "requested" }, after: { return: "approved" } },
      { action: "order.return_decided", before: { return: "approved" }, after: { return: "refunded", refund: 800 } },
    ]);
    expect(await decisionsOn(rejected.orderId)).toEqual([
      {
        action: "order.return_decided",
        before: { return: "requested" },
        after: { return: "rejected", rejection: "Worn" },
      },
    ]);
    expect((await detail(orderId)).refunded).toBe(0);
    await payByHand((await anAdministrator()).token, orderId);
    expect((await detail(orderId)).refunded).toBe(800);
  });
});
