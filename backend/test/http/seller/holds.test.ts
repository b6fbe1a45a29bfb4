import { aStaffMember, type StaffMember } from "../../support/administrator";
import { api, failureOf } from "../../support/api";
import { withDatabase } from "../../support/database";
import { aParcel } from "../../support/parcel";
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

describe("a seller's earnings", () => {
  // @spec earnings-held-and-why
  it("are held for the hold days or the return window, whichever is longer, with the reason", async () => {
    const seller = await aSeller();
    const line = { paid: 10_000 };
    const make = (heldUntil: Date | null, returnableUntil: Date | null, proof: "code" | null = "code") =>
      aParcel({ sellerId: seller.id, lines: [{ ...line, returnableUntil }], status: "delivered", heldUntil, proof });
    const held = await make(ago(-3), null);
    const both = await make(ago(-3), ago(-5));
    const longer = await make(ago(-9), ago(-5));
    const unproven = await make(ago(3), null, null);
    const over = await make(ago(1), ago(2));
    const reasons = new Map((await lines(seller)).map(({ parcelId, heldFor, state }) => [parcelId, [state, heldFor]]));
    expect([held, both, longer, unproven, over].map(({ id }) => reasons.get(id))).toEqual([
      ["pending", "days"],
      ["pending", "window"],
      ["pending", "days"],
      ["pending", "delivery"],
      ["available", null],
    ]);
    const { balance, held: why } = await earnings(seller);
    expect(balance).toMatchObject({ available: 88.2, pending: 352.8 });
    expect(why).toEqual([
      { reason: "days", amount: 176.4, until: expect.any(String) },
      { reason: "delivery", amount: 88.2, until: null },
      { reason: "window", amount: 88.2, until: expect.any(String) },
    ]);
    expect(why.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(Math.round(balance.pending * 100));
    expect(await failureOf(pay(seller.id, 88.21, "UTR held"))).toMatchObject({ status: 409 });
    const { lines: rows } = await api(seller.token).call("listEarningLines", {});
    const until = Object.fromEntries(rows.map(({ parcelId, availableFrom }) => [parcelId, availableFrom]));
    const day = (instant: string | null | undefined) => Math.round((Date.parse(instant ?? "") - Date.now()) / dayMs);
    expect([held, both, longer].map(({ id }) => day(until[id]))).toEqual([3, 5, 9]);
    const file = await raw("GET", "/api/v1/seller/earnings/file", { token: seller.token });
    for (const why of ["On hold after delivery", "Delivery not confirmed yet", "In return window"]) {
      expect(String(file.text)).toContain(why);
    }
  });
});

it.each(["NULL", "'[]'"])("reasons are summed up from the lines where a release before stored %s", async (stored) => {
  const seller = await aSeller();
  const line = { paid: 10_000, returnableUntil: null };
  await aParcel({ sellerId: seller.id, lines: [line], status: "delivered", heldUntil: ago(-3) });
  const { held } = await earnings(seller);
  expect(held).toMatchObject([{ reason: "days", amount: 88.2 }]);
  await withDatabase((client) =>
    client.query(`UPDATE seller_balance SET held = ${stored} WHERE seller_id = $1`, [seller.id]),
  );
  expect((await earnings(seller)).held).toEqual(held);
});

// @spec old-balances-stay
it("deliveries from before proofs and holds count as proven, and are not held", async () => {
  const seller = await aSeller();
  await aParcel({ sellerId: seller.id, lines: [{ paid: 10_000 }], status: "delivered", proof: "before" });
  await pay(seller.id, 88.2, "UTR of before");
  expect((await earnings(seller)).balance).toEqual({ pending: 0, available: 0, paidOut: 88.2 });
});
