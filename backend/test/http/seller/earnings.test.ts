import { loginMessages } from "@haat/api-contract/login/messages";
import { sellerMessages } from "@haat/api-contract/seller/messages";
import { sellerEarningsMessages } from "@haat/api-contract/seller-earnings/messages";
import { anAdministrator, aStaffMember, type StaffMember } from "../../support/administrator";
import { api, failureOf } from "../../support/api";
import { aBankAccount, fillBusinessFile } from "../../support/business-file";
import { withDatabase } from "../../support/database";
import { aParcel } from "../../support/parcel";
import { refundLine } from "../../support/parcel-money";
import { raw } from "../../support/raw";
import { aSeller, type Seller } from "../../support/seller";

let clerk: StaffMember;
beforeAll(async () => {
  clerk = await aStaffMember({ permissions: ["view_seller", "edit_seller", "view_earnings"] });
});

const dayMs = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * dayMs);
const earnings = async ({ token }: Seller) => await api(token).call("getSellerEarnings", {});
const lines = async ({ token }: Seller) => (await api(token).call("listEarningLines", {})).lines;
const pay = (id: string, amount: number, reference: string) =>
  api(clerk.token).call("recordPayout", { params: { id }, body: { amount, reference } });

/** A seller with 1,000 and 500 rupees of sales, the first of which can be paid out: 882 and 40 for the delivery. */
async function aSellerWhoEarned(): Promise<Seller> {
  const seller = await aSeller();
  await aParcel({
    sellerId: seller.id,
    lines: [{ paid: 100_000 }],
    delivery: 4_000,
    status: "delivered",
    placedAt: ago(9),
  });
  await aParcel({
    sellerId: seller.id,
    lines: [{ paid: 50_000, returnableUntil: ago(-3) }],
    status: "delivered",
    placedAt: ago(2),
  });
  return seller;
}

describe("GET /api/v1/seller/earnings", () => {
  it("adds up the earnings by day, and returns what can be paid out", async () => {
    const seller = await aSellerWhoEarned();
    const { total, rows, balance } = await earnings(seller);
    expect(total).toEqual({
      orders: 2,
      pieces: 2,
      paid: 1500,
      delivery: 40,
      commission: 150,
      commissionGst: 27,
      refunded: 0,
      refundShare: 0,
      net: 1363,
    });
    expect(balance).toEqual({ pending: 441, available: 922, paidOut: 0 });
    expect(rows).toHaveLength(30);
    expect(rows.filter(({ orders }) => orders > 0).map(({ net }) => net)).toEqual([922, 441]);
    const { rows: months } = await api(seller.token).call("getSellerEarnings", { query: { by: "month" } });
    expect(months.reduce((sum, { net }) => sum + net, 0)).toBe(1363);
  });

  // @spec part-was-cancelled-earns
  it("excludes cancelled parcels, and those of other sellers and the shop", async () => {
    const seller = await aSellerWhoEarned();
    const before = await earnings(seller);
    const other = await aSeller();
    const { orderId } = await aParcel({ sellerId: seller.id, lines: [{ paid: 70_000 }], status: "cancelled" });
    await aParcel({ sellerId: other.id, orderId, lines: [{ paid: 70_000 }] });
    expect(await earnings(seller)).toEqual(before);
    expect((await earnings(other)).total).toMatchObject({ orders: 1, paid: 700 });
  });

  // @spec balance-tells-pending-available
  it("holds what is not delivered, can still be returned, or is being returned", async () => {
    const seller = await aSeller();
    const { orderId, lineIds } = await aParcel({
      sellerId: seller.id,
      lines: [{ paid: 10_000 }],
      status: "delivered",
    });
    const shipped = await aParcel({ sellerId: seller.id, lines: [{ paid: 10_000 }], status: "shipped" });
    const balance = async () => (await earnings(seller)).balance;
    expect(await balance()).toMatchObject({ available: 88.2, pending: 88.2 });
    const returning = (status: string) =>
      withDatabase(async (client) => {
        await client.query("DELETE FROM return_request WHERE order_id = $1", [orderId]);
        await client.query(
          `INSERT INTO return_request (id, order_id, customer_id, action, reason, lines, status, history)
           VALUES ('retreq_' || $1, $1, 'cus_none', 'return', '', $3, $2, '[]')`,
          [orderId, status, JSON.stringify([{ line_id: lineIds[0], quantity: 1 }])],
        );
      });
    await returning("requested");
    expect(await balance()).toMatchObject({ available: 0, pending: 176.4 });
    await returning("rejected");
    expect(await balance()).toMatchObject({ available: 88.2, pending: 88.2 });
    await withDatabase((client) => client.query("DELETE FROM return_request WHERE order_id = $1", [orderId]));
    expect((await lines(seller)).find(({ parcelId }) => parcelId === shipped.id)).toMatchObject({
      state: "pending",
      availableFrom: null,
      status: "shipped",
    });
  });

  // @spec balance-tells-pending-available
  it("holds returnable lines until the order's last parcel has arrived, since a shopper requests one return for all", async () => {
    const [seller, slow] = [await aSeller(), await aSeller()];
    const lines = [{ paid: 10_000, returnableUntil: ago(1) }, { paid: 20_000 }];
    const { orderId } = await aParcel({ sellerId: seller.id, lines, status: "delivered", placedAt: ago(9) });
    const other = await aParcel({ sellerId: slow.id, orderId, lines: [{ paid: 500 }], status: "shipped" });
    const balance = async () => (await earnings(seller)).balance;
    expect(await balance()).toMatchObject({ pending: 88.2, available: 176.4 });
    await withDatabase((client) => client.query("UPDATE parcel SET status = 'delivered' WHERE id = $1", [other.id]));
    expect(await balance()).toMatchObject({ pending: 0, available: 264.6 });
  });

  // @spec balance-tells-pending-available
  it("become available by time alone", async () => {
    const seller = await aSeller();
    const until = new Date(Date.now() + 1_500);
    await aParcel({ sellerId: seller.id, lines: [{ paid: 10_000, returnableUntil: until }], status: "delivered" });
    expect((await earnings(seller)).balance).toMatchObject({ pending: 88.2, available: 0 });
    expect((await lines(seller))[0]?.availableFrom).toBe(until.toISOString());
    await new Promise((resolve) => setTimeout(resolve, until.getTime() - Date.now() + 50));
    expect((await earnings(seller)).balance).toMatchObject({ pending: 0, available: 88.2 });
  });

  it("reject invalid, reversed and too many days", async () => {
    const { token } = await aSeller();
    for (const query of [
      "from=2026-13-01",
      "from=2026-02-02&to=2026-02-01",
      "from=1990-01-01&to=2026-01-01",
      "by=week",
    ]) {
      expect((await raw("GET", `/api/v1/seller/earnings?${query}`, { token })).status).toBe(400);
    }
  });
});

describe("earning lines", () => {
  // @spec per-order-line-shopper
  it("agree with the totals, and include a parcel's delivery once", async () => {
    const seller = await aSeller();
    const [a, b] = [
      { paid: 3_333, commissionPercent: 7.5 },
      { paid: 6_667, refunded: 1_234, quantity: 2 },
    ];
    await aParcel({ sellerId: seller.id, lines: [a, b], delivery: 999, status: "delivered" });
    const [{ total }, rows] = await Promise.all([earnings(seller), lines(seller)]);
    expect(rows.map(({ delivery }) => delivery).sort()).toEqual([0, 9.99]);
    for (const name of ["paid", "delivery", "commission", "commissionGst", "refunded", "refundShare", "net"] as const) {
      expect(rows.reduce((sum, row) => sum + Math.round(row[name] * 100), 0)).toBe(Math.round(total[name] * 100));
    }
    expect(total.pieces).toBe(3);
  });

  // @spec lines-downloaded-csv-spreadsheet
  it("are paged, and downloaded as a file without formulas that a spreadsheet would execute", async () => {
    const seller = await aSeller();
    await aParcel({ sellerId: seller.id, lines: [{ paid: 100 }, { paid: 200 }, { paid: 300 }] });
    const page = await api(seller.token).call("listEarningLines", { query: { page: 2, limit: 2 } });
    expect(page).toMatchObject({ total: 3, page: 2, limit: 2, lines: [expect.anything()] });
    const { orderId } = await aParcel({ sellerId: seller.id, lines: [{ paid: 400 }] });
    await withDatabase((client) =>
      client.query(
        `INSERT INTO order_line_item (id, title, product_title, unit_price, raw_unit_price)
         SELECT line_item_id, '=1+1', '=HYPERLINK("http://a.test")', 4, '{"value":"4"}' FROM parcel_line l JOIN parcel p ON p.id = l.parcel_id
          WHERE p.order_id = $1`,
        [orderId],
      ),
    );
    const file = await raw("GET", "/api/v1/seller/earnings/file", { token: seller.token });
    expect(file.status).toBe(200);
    expect(file.headers.get("content-type")).toContain("text/csv");
    expect(file.headers.get("content-disposition")).toMatch(/^attachment; filename="earnings-[\d-]+-to-[\d-]+\.csv"$/);
    expect(String(file.text).split("\r\n").filter(Boolean)).toHaveLength(5);
    expect(String(file.text)).toContain(`"'=HYPERLINK(""http://a.test"")"`);
    await withDatabase((client) =>
      client.query(
        "DELETE FROM order_line_item WHERE id IN (SELECT line_item_id FROM parcel_line l JOIN parcel p ON p.id = l.parcel_id WHERE p.order_id = $1)",
        [orderId],
      ),
    );
  });
});

describe("payouts", () => {
  // @spec payouts-stay-within-available
  it("reduce the available balance, are shown to the seller and are audited", async () => {
    const seller = await aSellerWhoEarned();
    const { payout, balance } = await pay(seller.id, 500.5, "UTR 1");
    expect(payout).toMatchObject({ amount: 500.5, reference: "UTR 1" });
    expect(balance).toEqual({ pending: 441, available: 421.5, paidOut: 500.5 });
    expect((await earnings(seller)).balance).toEqual(balance);
    expect((await api(seller.token).call("listPayouts", {})).payouts).toEqual([payout]);
    expect((await api(clerk.token).call("listPayoutsOfSeller", { params: { id: seller.id } })).payouts).toEqual([
      payout,
    ]);
    const { notices } = await api(seller.token).call("listSellerNotices", {});
    expect(notices[0]).toMatchObject({ kind: "payout", title: "₹500.50 paid out", link: "/earnings" });
    const administrator = await anAdministrator();
    const { entries } = await api(administrator.token).call("listAudit", { query: { subjectId: seller.id } });
    expect(entries[0]).toMatchObject({ action: "seller.paid-out", after: { amount: 500.5, reference: "UTR 1" } });
  });

  // @spec payouts-stay-within-available
  it("never exceed the available balance, even if many are recorded concurrently", async () => {
    const seller = await aSellerWhoEarned();
    expect(await failureOf(pay(seller.id, 922.01, "UTR"))).toMatchObject({
      status: 409,
      message: sellerEarningsMessages.amountTooLarge,
    });
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, (_, place) => pay(seller.id, 300, `UTR ${place}`)),
    );
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    expect((await earnings(seller)).balance).toMatchObject({ available: 22, paidOut: 900 });
  });

  // @spec payouts-stay-within-available
  it("are recorded once for any number of clicks", async () => {
    const seller = await aSellerWhoEarned();
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => pay(seller.id, 1, "UTR")));
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await failureOf(pay(seller.id, 1, "UTR"))).toMatchObject({
      status: 409,
      message: sellerEarningsMessages.referenceTaken,
    });
  });

  it("reject an invalid amount and a missing reference", async () => {
    const { id } = await aSellerWhoEarned();
    for (const body of [
      { amount: 0, reference: "a" },
      { amount: -1, reference: "a" },
      { amount: 1.001, reference: "a" },
      { amount: 1, reference: "  " },
      { amount: "1", reference: "a" },
    ]) {
      expect(
        (await raw("POST", `/api/v1/back-office/sellers/${id}/payouts`, { token: clerk.token, body })).status,
      ).toBe(400);
    }
  });

  // @spec balance-tells-pending-available
  it("leave a negative balance if a return follows the payout", async () => {
    const seller = await aSeller();
    const { lineIds } = await aParcel({ sellerId: seller.id, lines: [{ paid: 10_000 }], status: "delivered" });
    await pay(seller.id, 88.2, "UTR");
    await withDatabase((client) => refundLine(client, lineIds[0] ?? "", 10_000));
    expect((await earnings(seller)).balance).toEqual({ pending: 0, available: -88.2, paidOut: 88.2 });
  });
});

describe("the back office", () => {
  it("searches, sorts and adds up sellers' balances", async () => {
    const [rich, poor] = [await aSellerWhoEarned(), await aSeller()];
    const list = (query: object) => api(clerk.token).call("listSellerBalances", { query });
    const { sellers, sums } = await list({ search: rich.email });
    expect(sellers).toEqual([
      {
        _id: rich.id,
        name: expect.any(String),
        email: rich.email,
        net: 1363,
        pending: 441,
        available: 922,
        paidOut: 0,
      },
    ]);
    expect(sums).toEqual({ net: 1363, pending: 441, available: 922, paidOut: 0 });
    const all = (await list({ sort: "available", order: "desc" })).sellers.map(({ _id }) => _id);
    expect(all.indexOf(rich.id)).toBeLessThan(all.indexOf(poor.id));
    for (const sort of ["name", "available", "pending", "paidOut", "net"]) {
      const up = (await list({ sort, order: "asc" })).sellers;
      const figures = up.map((row) => (sort === "name" ? row.name.toLowerCase() : row[sort as "net"]));
      if (sort !== "name") expect(figures).toEqual([...figures].sort((a, b) => Number(a) - Number(b)));
    }
  });

  it("sees the same earnings as the seller", async () => {
    const seller = await aSellerWhoEarned();
    const {
      seller: named,
      payTo,
      ...seen
    } = await api(clerk.token).call("getEarningsOfSeller", {
      params: { id: seller.id },
    });
    expect(named).toMatchObject({ _id: seller.id, email: seller.email });
    expect(payTo).toBeNull();
    expect(seen).toEqual(await earnings(seller));
    const { lines: rows } = await api(clerk.token).call("listEarningLinesOfSeller", { params: { id: seller.id } });
    expect(rows).toEqual(await lines(seller));
  });

  // @spec payout-dialog-where-to
  it("shows the bank account, its number masked, and whether it changed since it was checked", async () => {
    const seller = await aSeller();
    await fillBusinessFile(seller.token);
    const read = () => raw("GET", `/api/v1/back-office/sellers/${seller.id}/earnings`, { token: clerk.token });
    const payTo = async () => (await api(clerk.token).call("getEarningsOfSeller", { params: { id: seller.id } })).payTo;
    const account = { holder: "Kaveri Traders Private Limited", number: "••••1234", ifsc: "SBIN0001234" };
    await withDatabase((client) =>
      client.query("UPDATE seller SET unchecked_changes = '{}' WHERE id = $1", [seller.id]),
    );
    expect(await payTo()).toEqual({ ...account, isUnchecked: false });
    await api(seller.token).call("saveSellerBankAccount", {
      body: aBankAccount({ number: "5550009876", ifsc: "HDFC0000053" }),
    });
    expect(await payTo()).toEqual({ ...account, number: "••••9876", ifsc: "HDFC0000053", isUnchecked: true });
    for (const text of [(await read()).text, JSON.stringify(await api(clerk.token).call("listSellerBalances", {}))]) {
      expect(text).not.toContain("5550009876");
    }
  });

  it("returns 404 for an unknown seller", async () => {
    const params = { id: "sel_none" };
    for (const name of ["getEarningsOfSeller", "listEarningLinesOfSeller", "listPayoutsOfSeller"] as const) {
      expect(await failureOf(api(clerk.token).call(name, { params }))).toMatchObject({
        status: 404,
        message: sellerMessages.notFound,
      });
    }
    expect(await failureOf(pay("sel_none", 1, "UTR"))).toMatchObject({ status: 404 });
  });

  // @spec earnings-opened-seller-own
  it("needs view_earnings to read earnings, and edit_seller to record payouts", async () => {
    const { id } = await aSeller();
    const [watcher, editor] = await Promise.all([
      aStaffMember({ permissions: ["view_earnings"] }),
      aStaffMember({ permissions: ["view_seller", "edit_seller"] }),
    ]);
    await api(watcher.token).call("listSellerBalances", {});
    expect(await failureOf(api(editor.token).call("listSellerBalances", {}))).toMatchObject({ status: 403 });
    const body = { amount: 1, reference: "UTR" };
    expect(await failureOf(api(watcher.token).call("recordPayout", { params: { id }, body }))).toMatchObject({
      status: 403,
    });
  });
});

describe("GET /api/v1/seller/home", () => {
  // @spec seller-home-tells-sales
  it("returns today's and the last thirty days' sales, parcels to process and the balance", async () => {
    const seller = await aSellerWhoEarned();
    await aParcel({ sellerId: seller.id, lines: [{ paid: 12_345 }], delivery: 55 });
    await aParcel({ sellerId: seller.id, lines: [{ paid: 100 }], status: "processing", placedAt: ago(40) });
    const home = await api(seller.token).call("getSellerHome", {});
    expect(home).toMatchObject({
      today: { orders: 1, sales: 124 },
      lately: { orders: 3, sales: 1664 },
      toPack: 1,
      toShip: 1,
      lowStock: [],
      lowStockCount: 0,
      products: { approved: 0, waiting: 0, rejected: 0 },
    });
    expect(home.days).toHaveLength(30);
    expect(home.days.at(-1)).toMatchObject({ orders: 1, sales: 124 });
    expect(home.balance).toEqual((await earnings(seller)).balance);
  });
});

// @spec earnings-opened-seller-own
it("a seller's earnings reject tokens of any other kind", async () => {
  const paths = ["earnings", "earnings/lines", "earnings/file", "earnings/payouts", "home", "notices"];
  for (const path of paths) {
    expect((await raw("GET", `/api/v1/seller/${path}`, { token: clerk.token })).status).toBe(403);
    expect(await raw("GET", `/api/v1/seller/${path}`)).toMatchObject({
      status: 401,
      body: { message: loginMessages.tokenMissing },
    });
  }
  const { token, id } = await aSeller();
  expect((await raw("GET", `/api/v1/back-office/sellers/${id}/earnings`, { token })).status).toBe(403);
});
