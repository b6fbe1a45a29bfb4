import { parcelMessages } from "@haat/api-contract/parcel/messages";
import { anAdministrator, aStaffMember, type StaffMember } from "../../support/administrator";
import { api, failureOf } from "../../support/api";
import { withDatabase } from "../../support/database";
import { anOrderOfSellers, type Stalls, twoStalls } from "../../support/order-of-sellers";
import { raw } from "../../support/raw";

let stalls: Stalls;
let cashier: StaffMember;
beforeAll(async () => {
  [stalls, cashier] = await Promise.all([twoStalls(), aStaffMember({ permissions: ["edit_payment"] })]);
});

const deliver = async (orderId: string) => {
  const { token } = await anAdministrator();
  await api(token).call("updateOrderStatus", { params: { orderId }, body: { status: "delivered" } });
};
const receive = (parcelId: string, amount: number, reference = "CR-1") =>
  api(cashier.token).call("recordParcelCash", { params: { parcelId }, body: { amount, reference } });
/** Lets the time of returns and the hold pass. */
const passTime = (parcelId: string) =>
  withDatabase(async (client) => {
    await client.query("UPDATE parcel SET held_until = now() - interval '1 second' WHERE id = $1", [parcelId]);
    await client.query("UPDATE parcel_line SET returnable_until = now() - interval '1 second' WHERE parcel_id = $1", [
      parcelId,
    ]);
  });
const seen = async ({ token }: { token: string }, parcelId: string) => {
  const [{ lines }, { balance }] = await Promise.all([
    api(token).call("listEarningLines", { query: { limit: 100 } }),
    api(token).call("getSellerEarnings", {}),
  ]);
  return { heldFor: lines.find((line) => line.parcelId === parcelId)?.heldFor, available: balance.available };
};

describe("the cash of a seller's parcel", () => {
  it("holds the money however long ago it was delivered, until staff record it as received", async () => {
    const { orderId, ofPotter } = await anOrderOfSellers(stalls);
    await deliver(orderId);
    await passTime(ofPotter);
    const before = await seen(stalls.potter, ofPotter);
    expect(before.heldFor).toBe("cash");
    await receive(ofPotter, 435.98, "CR-77");
    const after = await seen(stalls.potter, ofPotter);
    expect(after.heldFor).toBeNull();
    expect(Math.round((after.available - before.available) * 100)).toBe(38_878);
    const { token } = await anAdministrator();
    const { order } = await api(token).call("getManagedOrder", { params: { id: orderId } });
    expect(order.parcels[0]).toMatchObject({ cashReceived: { amount: 435.98, reference: "CR-77" } });
    expect(order.parcels[1]).toMatchObject({ cashReceived: null });
    const { entries } = await api(token).call("listAudit", { query: { subjectId: orderId } });
    expect(entries).toContainEqual(expect.objectContaining({ action: "order.cash-received" }));
  });

  it("is recorded once, however often it is clicked", async () => {
    const { orderId, ofPotter } = await anOrderOfSellers(stalls);
    await deliver(orderId);
    const clicks = await Promise.allSettled(Array.from({ length: 20 }, () => receive(ofPotter, 435.98)));
    expect(clicks.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const { status, message } = await failureOf(receive(ofPotter, 435.98));
    expect([status, message]).toEqual([409, parcelMessages.cashKnown]);
  });

  it("is not received before the delivery, nor more than it costs, nor of what nobody knows", async () => {
    const { orderId, ofPotter } = await anOrderOfSellers(stalls);
    const early = await failureOf(receive(ofPotter, 435.98));
    expect([early.status, early.message]).toEqual([409, parcelMessages.cashNotDue]);
    await deliver(orderId);
    const much = await failureOf(receive(ofPotter, 435.99));
    expect([much.status, much.message]).toEqual([409, parcelMessages.cashTooMuch(435.98)]);
    expect(await failureOf(receive("prcl_nobody", 1))).toMatchObject({ status: 404 });
    for (const body of [
      { amount: 0, reference: "a" },
      { amount: -1, reference: "a" },
      { amount: 1, reference: " " },
    ]) {
      const { token } = cashier;
      expect((await raw("POST", `/api/v1/back-office/parcels/${ofPotter}/cash`, { token, body })).status).toBe(400);
    }
  });

  it("is recorded by who may change payments alone", async () => {
    const { orderId, ofPotter } = await anOrderOfSellers(stalls);
    await deliver(orderId);
    const others = await aStaffMember({ permissions: ["view_seller", "edit_seller", "edit_order", "view_payment"] });
    const body = { amount: 1, reference: "CR" };
    for (const token of [others.token, stalls.potter.token]) {
      expect((await raw("POST", `/api/v1/back-office/parcels/${ofPotter}/cash`, { token, body })).status).toBe(403);
    }
  });
});
