import { parcelMessages } from "@haat/api-contract/parcel/messages";
import { anAdministrator, aStaffMember } from "../../support/administrator";
import { api, failureOf } from "../../support/api";
import { withDatabase } from "../../support/database";
import {
  anOrderOfSellers,
  deliverParcel,
  moveParcel,
  onlyOrderOf,
  readParcel,
  type Stalls,
  sent,
  twoStalls,
} from "../../support/order-of-sellers";
import { raw } from "../../support/raw";
import type { Seller } from "../../support/seller";

let stalls: Stalls;
beforeAll(async () => {
  stalls = await twoStalls();
});

describe("the tracking of a parcel", () => {
  const right = { carrier: "India Post", trackingNumber: "EI-78" };
  const correct = (seller: Seller, parcelId: string, body: typeof right & { version?: string } = right) =>
    api(seller.token).call("correctTracking", { params: { parcelId }, body });

  // @spec tracking-can-be-corrected
  it("is corrected once for twenty concurrent clicks while it is shipped, and the history records who and what", async () => {
    const { shopper, orderId, ofPotter } = await anOrderOfSellers(stalls);
    const early = await failureOf(correct(stalls.potter, ofPotter));
    expect([early.status, early.message]).toEqual([409, parcelMessages.cannotCorrect("placed")]);
    const { order: shipped } = await moveParcel(stalls.potter, ofPotter, "shipped");
    const clicks = await Promise.all(
      Array.from({ length: 20 }, () => correct(stalls.potter, ofPotter, { ...right, version: shipped.version })),
    );
    expect(clicks.filter(({ message }) => message === parcelMessages.trackingCorrected)).toHaveLength(1);
    expect(clicks.filter(({ message }) => message === parcelMessages.trackingUnchanged)).toHaveLength(19);
    const seen = await readParcel(stalls.potter, ofPotter);
    const correction = { ...right, was: sent };
    expect(seen).toMatchObject({ ...right, status: "shipped" });
    expect(seen.history).toMatchObject([
      { status: "placed", correction: null },
      { status: "shipped", correction: null },
      { status: "shipped", by: "seller", correction },
    ]);
    expect((await onlyOrderOf(shopper.token)).parcels[0]).toMatchObject(right);
    const stale = await failureOf(correct(stalls.potter, ofPotter, { ...sent, version: shipped.version }));
    expect([stale.status, stale.message]).toEqual([409, parcelMessages.changedMeanwhile]);
    const { token } = await anAdministrator();
    const { order } = await api(token).call("getManagedOrder", { params: { id: orderId } });
    expect(order.history.at(-1)).toMatchObject({ by: { kind: "seller", id: stalls.potter.id }, correction });
    for (const body of [{ ...right, carrier: " " }, { carrier: "A" }, { ...right, trackingNumber: "9".repeat(101) }]) {
      const path = `/api/v1/seller/orders/${ofPotter}/tracking`;
      expect((await raw("PUT", path, { token: stalls.potter.token, body })).status).toBe(400);
    }
  });

  // @spec tracking-can-be-corrected
  it("is corrected by staff with edit_order, is matched by remittances, and is final after delivery", async () => {
    const { shopper, orderId, ofPotter } = await anOrderOfSellers(stalls);
    await moveParcel(stalls.potter, ofPotter, "shipped");
    const [clerk, watcher] = await Promise.all([
      aStaffMember({ permissions: ["view_order", "edit_order", "edit_payment"] }),
      aStaffMember({ permissions: ["view_order", "edit_payment"] }),
    ]);
    const number = `EI${ofPotter.slice(-12)}`;
    const body = { carrier: "India Post", trackingNumber: number };
    const path = `/api/v1/back-office/parcels/${ofPotter}/tracking`;
    for (const token of [watcher.token, stalls.potter.token, shopper.token]) {
      expect((await raw("PUT", path, { token, body })).status).toBe(403);
    }
    const fix = () => api(clerk.token).call("correctParcelTracking", { params: { parcelId: ofPotter }, body });
    expect((await fix()).message).toBe(parcelMessages.trackingCorrected);
    expect(await failureOf(correct(stalls.weaver, ofPotter))).toMatchObject({ status: 404 });
    const { order } = await api(clerk.token).call("getManagedOrder", { params: { id: orderId } });
    expect(order.history.at(-1)).toMatchObject({ by: { kind: "administrator", id: clerk.userId } });
    const labels = await withDatabase(async (client) => {
      const { rows } = await client.query(
        `SELECT b.tracking_number AS number FROM fulfillment_label b
           JOIN order_fulfillment l ON l.fulfillment_id = b.fulfillment_id WHERE l.order_id = $1`,
        [orderId],
      );
      return rows.map(({ number: one }) => one);
    });
    expect(labels).toEqual([number]);
    const csv = (one: string) => `AWB,Amount,UTR\n${one},435.98,UTR-9`;
    const preview = async (one: string) =>
      (await api(clerk.token).call("previewRemittance", { body: { csv: csv(one) } })).lines[0]?.state;
    await deliverParcel(stalls.potter, ofPotter, shopper);
    expect(await preview(number)).toBe("matched");
    const late = await failureOf(fix());
    expect([late.status, late.message]).toEqual([409, parcelMessages.cannotCorrect("delivered")]);
    const whole = api(clerk.token).call("correctOrderTracking", { params: { id: orderId }, body });
    expect(await failureOf(whole)).toMatchObject({ status: 409, message: parcelMessages.trackingByParcel });
  });
});
