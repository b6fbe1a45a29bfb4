import { invoiceMessages } from "@haat/api-contract/invoice/messages";
import { orderMessages } from "@haat/api-contract/order/messages";
import type { PlaceOrderInput } from "@haat/api-contract/order/schemas";
import { pdfPages } from "#workflows/invoice/pdf/pdf-pages.fixture";
import { anAdministrator } from "../support/administrator";
import { api, failureOf } from "../support/api";
import { aProduct, type MadeProduct } from "../support/catalogue";
import { addCoupon, dropCoupons } from "../support/coupon";
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
import { anAddress, anOrder } from "../support/order-body";
import { raw } from "../support/raw";
import { sendOff } from "../support/send-off";
import { aShopper } from "../support/shopper";
import { until } from "../support/until";

let product: MadeProduct;
beforeAll(async () => {
  product = await aProduct({ title: "Cotton <b>Kurta</b>", price: 1180, stock: 500, returnDays: 7 });
  await withDatabase((client) =>
    client.query("UPDATE product_details SET hsn_code = '621142' WHERE product_id = $1", [product.id]),
  );
});

afterAll(dropCoupons);

const order = async (token: string, shippingAddress: PlaceOrderInput["shippingAddress"] = anAddress) =>
  (
    await api(token).call("placeOrder", {
      body: anOrder({ productId: product.id, quantity: 1 }, 1180, { shippingAddress }),
    })
  ).orderId;

describe("GET /api/v1/invoice/{orderId}", () => {
  it("is downloaded by the buyer and nobody else", async () => {
    const [buyer, stranger] = await Promise.all([aShopper(), aShopper()]);
    const orderId = await order(buyer.token, { ...anAddress, name: "Asha <script>alert(1)</script>" });
    await sendOff(orderId);
    const { status, headers, bytes } = await download(buyer.token, orderId);
    const [invoice] = await invoicesOf([orderId]);
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("application/pdf");
    expect(headers.get("cache-control")).toContain("private");
    expect(headers.get("content-disposition")).toBe(
      `attachment; filename="invoice-${invoice?.number.replaceAll("/", "-")}.pdf"`,
    );
    const [page] = pdfPages(bytes);
    for (const said of [
      invoice?.number,
      "29AAJCH4812K1Z9",
      "Asha <script>alert(1)</script>",
      "Cotton <b>Kurta</b>",
      "HSN/SAC 621142",
      "Karnataka (29)",
      "CGST 9%",
      "SGST 9%",
      "₹1,000.00",
      "₹90.00",
      "₹1,180.00",
    ]) {
      expect(page).toContain(said);
    }
    const refusal = await failureOf(api(stranger.token).call("getInvoice", { params: { orderId } }));
    expect(refusal).toMatchObject({ status: 404, message: orderMessages.notFound });
    const none = await failureOf(api(buyer.token).call("getInvoice", { params: { orderId: "order_none" } }));
    expect(none.status).toBe(404);
  });

  it("charges IGST when the goods go to another state", async () => {
    const { token } = await aShopper();
    const orderId = await order(token, { ...anAddress, city: "New Delhi", state: "new delhi", pincode: "110001" });
    await sendOff(orderId);
    const [page] = pdfPages((await download(token, orderId)).bytes);
    expect(page).toContain("Delhi (07)");
    expect(page).toContain("IGST 18%");
    expect(page).not.toContain("CGST");
  });

  it("shows what a coupon took off", async () => {
    const [{ token }, admin] = await Promise.all([aShopper(), anAdministrator()]);
    await addCoupon(admin.token, { code: "INVOICED", kind: "amount", value: 118 });
    const { orderId } = await api(token).call("placeOrder", {
      body: anOrder({ productId: product.id, quantity: 2 }, 2242, { couponCode: "INVOICED" }),
    });
    await sendOff(orderId);
    const [page = ""] = pdfPages((await download(token, orderId)).bytes);
    expect(page.replace(/\s+/g, " ")).toContain("₹2,360.00, less ₹118.00 with coupon INVOICED");
    expect(page).toContain("₹1,900.00");
  });

  it("does not exist before the order ships, or if it never ships", async () => {
    const { token } = await aShopper();
    const [waiting, cancelled] = [await order(token), await order(token)];
    await api(token).call("cancelOrder", { params: { orderId: cancelled } });
    const refusalOf = async (orderId: string) =>
      (await failureOf(api(token).call("getInvoice", { params: { orderId } }))).message;
    expect(await refusalOf(waiting)).toBe(invoiceMessages.notYet);
    expect(await refusalOf(cancelled)).toBe(invoiceMessages.neverShipped);
    expect(await invoicesOf([waiting, cancelled])).toEqual([]);
  });

  it("does not change when the product changes", async () => {
    const { token } = await aShopper();
    const orderId = await order(token);
    await sendOff(orderId);
    const before = await download(token, orderId);
    await withDatabase((client) =>
      client.query(
        "UPDATE order_line_item SET title = 'Renamed' WHERE id IN (SELECT item_id FROM order_item WHERE order_id = $1)",
        [orderId],
      ),
    );
    expect((await download(token, orderId)).bytes).toEqual(before.bytes);
  });

  it("rejects an invalid order id", async () => {
    const { token } = await aShopper();
    expect(await raw("GET", `/api/v1/invoice/${"x".repeat(300)}`, { token })).toMatchObject({ status: 400 });
    expect(await raw("GET", "/api/v1/invoice/order_1'%20OR%20''='", { token })).toMatchObject({ status: 404 });
  });
});

describe("invoice numbers", () => {
  it("are assigned when the goods ship, without a request", async () => {
    const { token } = await aShopper();
    const orderId = await order(token);
    const admin = await anAdministrator();
    await api(admin.token).call("updateOrderStatus", { params: { orderId }, body: { status: "shipped" } });
    const [invoice] = await until("the invoice", async () => {
      const found = await invoicesOf([orderId]);
      return found.length > 0 ? found : undefined;
    });
    expect(invoice?.number).toMatch(/^IN\/\d\d-\d\d\/\d{7}$/);
  });

  it("are consecutive, one per order, when twenty are requested concurrently, each of them twice", async () => {
    const { token } = await aShopper();
    const orderIds = await Promise.all(Array.from({ length: 20 }, () => order(token)));
    await Promise.all(orderIds.map((orderId) => sendOff(orderId)));
    const answers = await Promise.all([...orderIds, ...orderIds].map((orderId) => download(token, orderId)));
    expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200));
    const invoices = await invoicesOf(orderIds);
    expect(new Set(invoices.map(({ serial }) => serial)).size).toBe(20);
    expect(await gaps()).toBe(0);
  });

  it("are not lost to a failed invoice, and the hourly task issues the missing ones", async () => {
    const { token } = await aShopper();
    const [broken, next, missing] = [await order(token), await order(token), await order(token)];
    await Promise.all([sendOff(broken), sendOff(next), sendOff(missing)]);
    await withDatabase((client) =>
      client.query(`
        CREATE FUNCTION refuse_invoice() RETURNS trigger LANGUAGE plpgsql AS
          $$ BEGIN IF NEW.order_id = '${broken}' THEN RAISE EXCEPTION 'refused by the test'; END IF; RETURN NEW; END $$;
        CREATE TRIGGER refuse_invoice BEFORE INSERT ON invoice FOR EACH ROW EXECUTE FUNCTION refuse_invoice()`),
    );
    try {
      expect((await download(token, broken)).status).toBe(500);
      expect((await download(token, next)).status).toBe(200);
      await issueMissing();
      expect((await invoicesOf([broken, missing])).map(({ order_id }) => order_id)).toEqual([missing]);
    } finally {
      await withDatabase((client) => client.query("DROP FUNCTION refuse_invoice CASCADE"));
    }
    expect((await download(token, broken)).status).toBe(200);
    expect(await gaps()).toBe(0);
  }, 120_000);

  it("restart with the financial year in which the goods shipped", async () => {
    const { token } = await aShopper();
    const orderId = await order(token);
    await sendOff(orderId, new Date("2019-03-31T18:00:00Z"));
    await download(token, orderId);
    expect((await invoicesOf([orderId]))[0]?.number).toMatch(/^IN\/18-19\//);
  });
});

describe("a credit note", () => {
  let staff: string;
  beforeAll(async () => {
    staff = (await anAdministrator()).token;
  });
  const move = (orderId: string, status: "placed" | "shipped" | "delivered" | "cancelled") =>
    api(staff).call("updateOrderStatus", { params: { orderId }, body: { status } });
  const aDeliveredOrder = async (token: string, quantity = 1) => {
    const body = anOrder({ productId: product.id, quantity }, 1180 * quantity);
    const { orderId } = await api(token).call("placeOrder", { body });
    await move(orderId, "delivered");
    await untilInvoiced(orderId);
    return orderId;
  };
  // @spec credit-note-answers-invoice
  it("reverses the invoice of a cancelled order, and is downloaded by its shopper and by staff only", async () => {
    const [buyer, stranger] = await Promise.all([aShopper(), aShopper()]);
    const orderId = await aDeliveredOrder(buyer.token);
    await move(orderId, "cancelled");
    const [note] = await untilCredited(orderId);
    const [invoice] = await invoicesOf([orderId]);
    expect(note).toMatchObject({ number: expect.stringMatching(/^CN\/\d\d-\d\d\/\d{7}$/), total: 118_000 });
    const [mine] = (await api(buyer.token).call("listOrders", {})).orders;
    expect(mine?.creditNotes).toMatchObject([{ _id: note?.id, number: note?.number, amount: 1180 }]);
    const { order: managed } = await api(staff).call("getManagedOrder", { params: { id: orderId } });
    expect(managed.creditNotes).toEqual(mine?.creditNotes);
    const paths = [
      [`/invoice/${orderId}/credit-notes/${note?.id}`, buyer.token],
      [`/back-office/orders/${orderId}/credit-notes/${note?.id}`, staff],
    ] as const;
    for (const [path, token] of paths) {
      const { status, headers, bytes } = await file(path, token);
      expect([status, headers.get("content-type")]).toEqual([200, "application/pdf"]);
      expect(headers.get("content-disposition")).toBe(
        `attachment; filename="credit-note-${note?.number.replaceAll("/", "-")}.pdf"`,
      );
      const [page] = pdfPages(bytes);
      for (const said of [
        "Credit Note",
        note?.number,
        invoice?.number,
        "₹1,000.00",
        "₹90.00",
        "₹1,180.00",
        "Karnataka (29)",
      ])
        expect(page).toContain(said);
    }
    expect((await file(paths[0][0], stranger.token)).status).toBe(404);
    expect((await file(paths[0][0], staff)).status).toBe(403);
    const other = await aDeliveredOrder(buyer.token);
    expect((await file(`/invoice/${other}/credit-notes/${note?.id}`, buyer.token)).status).toBe(404);
    // The invoice is unchanged.
    expect((await download(buyer.token, orderId)).status).toBe(200);
  });

  // @spec credit-note-answers-invoice
  it("covers refunds by returns and by staff once each, and never exceeds the invoice", async () => {
    const { token } = await aShopper();
    const orderId = await aDeliveredOrder(token, 3);
    const { products, refundable } = (await api(staff).call("getManagedOrder", { params: { id: orderId } })).order;
    const body = { products: [{ _id: products[0]?._id ?? "", quantity: 1 }], reason: "Torn", refundable };
    await api(staff).call("refundOrder", { params: { id: orderId }, body });
    expect((await untilCredited(orderId)).map(({ total }) => total)).toEqual([118_000]);
    const pieces = products.map(({ _id }) => ({ _id, quantity: 1 }));
    await api(token).call("requestReturn", {
      params: { orderId },
      body: { action: "return", reason: "Too small", products: pieces },
    });
    for (const status of ["approved", "received"] as const)
      await api(staff).call("decideReturn", { params: { orderId }, body: { status } });
    expect((await untilCredited(orderId, 2)).map(({ total }) => total)).toEqual([118_000, 118_000]);
    await move(orderId, "cancelled");
    expect((await untilCredited(orderId, 3)).map(({ total }) => total)).toEqual([118_000, 118_000, 118_000]);
    await issueMissing();
    expect(await notesOf([orderId])).toHaveLength(3);
    expect(await noteGaps()).toBe(0);
  }, 120_000);

  // @spec credit-note-answers-invoice
  it("is not issued for an order that never shipped", async () => {
    const { token } = await aShopper();
    const orderId = await order(token);
    await move(orderId, "cancelled");
    const left = await aDeliveredOrder(token);
    await move(left, "cancelled");
    await untilCredited(left);
    expect(await notesOf([orderId])).toEqual([]);
  });

  // @spec credit-note-answers-invoice
  it("has consecutive numbers despite failures, and none is lost by a crash before the commit", async () => {
    const { token } = await aShopper();
    const orderIds = await Promise.all(Array.from({ length: 8 }, () => aDeliveredOrder(token)));
    const [broken = ""] = orderIds;
    await withDatabase((client) =>
      client.query(`
        CREATE FUNCTION refuse_note() RETURNS trigger LANGUAGE plpgsql AS
          $$ BEGIN IF NEW.order_id = '${broken}' THEN RAISE EXCEPTION 'refused by the test'; END IF; RETURN NEW; END $$;
        CREATE TRIGGER refuse_note BEFORE INSERT ON credit_note FOR EACH ROW EXECUTE FUNCTION refuse_note()`),
    );
    try {
      await Promise.all(orderIds.map((orderId) => move(orderId, "cancelled")));
      await until("the others' notes", async () => ((await notesOf(orderIds)).length === 7 ? true : undefined));
      // The task processes all of them, concurrently with other callers.
      await Promise.all([issueMissing(), issueMissing()]);
      expect((await notesOf(orderIds)).map(({ order_id }) => order_id)).not.toContain(broken);
    } finally {
      await withDatabase((client) => client.query("DROP FUNCTION refuse_note CASCADE"));
    }
    await Promise.all([issueMissing(), issueMissing()]);
    const issued = await notesOf(orderIds);
    expect(issued).toHaveLength(8);
    expect(new Set(issued.map(({ order_id }) => order_id)).size).toBe(8);
    expect(await noteGaps()).toBe(0);
  }, 240_000);
});
