import { pdfPages } from "#workflows/invoice/pdf/pdf-pages.fixture";
import { anAdministrator } from "../support/administrator";
import { api } from "../support/api";
import { aProduct, type MadeProduct } from "../support/catalogue";
import { withDatabase } from "../support/database";
import {
  download,
  file,
  gaps,
  invoicesOf,
  issueMissing,
  noteGaps,
  notesOf,
  untilCredited,
  untilInvoiced,
} from "../support/invoices";
import { anOrder } from "../support/order-body";
import { sendOff } from "../support/send-off";
import { aShopper } from "../support/shopper";
import { until } from "../support/until";

let staff: string;
let product: MadeProduct;
beforeAll(async () => {
  staff = (await anAdministrator()).token;
  product = await aProduct({ price: 1180, stock: 500 });
});

const move = (orderId: string, status: "delivered" | "cancelled") =>
  api(staff).call("updateOrderStatus", { params: { orderId }, body: { status } });
const order = async (token: string) =>
  (await api(token).call("placeOrder", { body: anOrder({ productId: product.id, quantity: 1 }, 1180) })).orderId;
const aDeliveredOrder = async (token: string) => {
  const orderId = await order(token);
  await move(orderId, "delivered");
  await untilInvoiced(orderId);
  return orderId;
};

describe("an order that was cancelled after its invoice", () => {
  /** Reopened by several concurrent requests, and delivered. */
  const deliverAnew = async (orderId: string) => {
    const before = (await invoicesOf([orderId])).length;
    const answers = await Promise.allSettled(Array.from({ length: 4 }, () => move(orderId, "delivered")));
    expect(answers.map(({ status }) => status)).toContain("fulfilled");
    return await until("the next invoice", async () => {
      const found = await invoicesOf([orderId]);
      return found.length > before ? found : undefined;
    });
  };

  // @spec cancelled-order-invoiced-anew
  it("gets a second invoice when it is delivered again, and each is reversed by its own credit note", async () => {
    const { token } = await aShopper();
    const orderId = await aDeliveredOrder(token);
    const first = await download(token, orderId);
    await move(orderId, "cancelled");
    const [firstNote] = await untilCredited(orderId);
    const [one, two, ...none] = await deliverAnew(orderId);
    expect(none).toEqual([]);
    expect(two?.number).not.toBe(one?.number);
    const asShopper = async () => (await api(token).call("listOrders", {})).orders.find(({ _id }) => _id === orderId);
    const asStaff = async () => (await api(staff).call("getManagedOrder", { params: { id: orderId } })).order;
    const again = await asStaff();
    expect(again.invoice).toMatchObject({ number: two?.number, amount: 1180 });
    expect(again.earlierInvoices.map(({ number }) => number)).toEqual([one?.number]);
    expect(again.creditNotes).toMatchObject([{ _id: firstNote?.id, invoiceNumber: one?.number }]);
    expect((await asShopper())?.earlierInvoices).toEqual(again.earlierInvoices);

    // Both see the current invoice, and can still download the earlier one.
    for (const [way, caller] of [
      [`/invoice/${orderId}`, token],
      [`/back-office/orders/${orderId}/invoice`, staff],
    ] as const) {
      const [now] = pdfPages((await file(way, caller)).bytes);
      expect(now).toContain(two?.number);
      expect(now).not.toContain(one?.number);
      const then = await file(`${way}?invoice=${again.earlierInvoices[0]?._id}`, caller);
      expect(then.bytes).toEqual(first.bytes);
      expect((await file(`${way}?invoice=inv_none`, caller)).status).toBe(404);
    }
    const other = await aDeliveredOrder(token);
    expect((await file(`/invoice/${other}?invoice=${again.earlierInvoices[0]?._id}`, token)).status).toBe(404);

    // This credit note belongs to the second invoice.
    await move(orderId, "cancelled");
    const [, secondNote] = await untilCredited(orderId, 2);
    expect(secondNote?.total).toBe(118_000);
    expect((await asStaff()).creditNotes.map(({ invoiceNumber }) => invoiceNumber)).toEqual([one?.number, two?.number]);
    await Promise.all([issueMissing(), issueMissing()]);
    expect(await invoicesOf([orderId])).toHaveLength(2);
    expect(await notesOf([orderId])).toHaveLength(2);
    expect([await gaps(), await noteGaps()]).toEqual([0, 0]);
  }, 240_000);

  // @spec cancelled-order-invoiced-anew
  it("gets the second invoice and the earlier credit note from the hourly task if no event was published", async () => {
    const { token } = await aShopper();
    const orderId = await order(token);
    await sendOff(orderId, new Date(Date.now() - 60_000));
    await withDatabase(async (client) => {
      const entry = (status: string, ago: number) =>
        ({ status, at: new Date(Date.now() - ago).toISOString(), by: { kind: "system", id: null } }) as const;
      await client.query("UPDATE order_status SET history = history || $2::jsonb WHERE order_id = $1", [
        orderId,
        JSON.stringify([entry("cancelled", 50_000), entry("placed", 40_000), entry("shipped", 30_000)]),
      ]);
    });
    await issueMissing();
    const issued = await invoicesOf([orderId]);
    expect(issued).toHaveLength(2);
    expect((await notesOf([orderId])).map(({ total }) => total)).toEqual([118_000]);
    const { order: managed } = await api(staff).call("getManagedOrder", { params: { id: orderId } });
    expect(managed.creditNotes).toMatchObject([{ invoiceNumber: issued[0]?.number }]);
    expect([await gaps(), await noteGaps()]).toEqual([0, 0]);
  }, 120_000);
});
