import { parcelMessages } from "@haat/api-contract/parcel/messages";
import { anAdministrator, aStaffMember, type StaffMember } from "../../support/administrator";
import { api, failureOf } from "../../support/api";
import { withDatabase } from "../../support/database";
import { anOrder } from "../../support/order-body";
import { anOrderOfSellers, type Stalls, twoStalls } from "../../support/order-of-sellers";
import { raw } from "../../support/raw";
import { aShopper } from "../../support/shopper";
import { until } from "../../support/until";

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
/** Lets the return window and the hold pass. */
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
  // @spec cash-received-before-payout
  it("is held, however old the delivery, until staff record it as received", async () => {
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

  it("is the parcel's total if no payment was opened, as in the demo's history", async () => {
    const { orderId, ofPotter } = await anOrderOfSellers(stalls);
    await withDatabase((client) =>
      client.query(
        `DELETE FROM payment_session WHERE payment_collection_id IN
           (SELECT payment_collection_id FROM order_payment_collection WHERE order_id = $1)`,
        [orderId],
      ),
    );
    const { order } = await api(stalls.potter.token).call("getSellerOrder", { params: { parcelId: ofPotter } });
    expect(order).toMatchObject({ total: 435.98, cash: 435.98 });
  });

  // @spec cash-received-before-payout
  it("is recorded once for any number of clicks", async () => {
    const { orderId, ofPotter } = await anOrderOfSellers(stalls);
    await deliver(orderId);
    const clicks = await Promise.allSettled(Array.from({ length: 20 }, () => receive(ofPotter, 435.98)));
    expect(clicks.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const { status, message } = await failureOf(receive(ofPotter, 435.98));
    expect([status, message]).toEqual([409, parcelMessages.cashKnown]);
  });

  it("is awaited again when a delivered order is cancelled and delivered again", async () => {
    const { orderId, ofPotter } = await anOrderOfSellers(stalls);
    const { token } = await anAdministrator();
    const move = (status: "cancelled" | "delivered") =>
      api(token).call("updateOrderStatus", { params: { orderId }, body: { status } });
    await move("delivered");
    await receive(ofPotter, 435.98);
    await move("cancelled");
    await move("delivered");
    await passTime(ofPotter);
    expect((await seen(stalls.potter, ofPotter)).heldFor).toBe("cash");
    await receive(ofPotter, 435.98);
    expect((await seen(stalls.potter, ofPotter)).heldFor).toBeNull();
  });

  // @spec cash-received-before-payout
  it("cannot be received before the delivery, in another amount, or for an unknown parcel", async () => {
    const { orderId, ofPotter } = await anOrderOfSellers(stalls);
    const early = await failureOf(receive(ofPotter, 435.98));
    expect([early.status, early.message]).toEqual([409, parcelMessages.cashNotDue]);
    await deliver(orderId);
    for (const amount of [0, 0.01, 435.97, 435.99]) {
      const other = await failureOf(receive(ofPotter, amount));
      expect([other.status, other.message]).toEqual([409, parcelMessages.cashDiffers(435.98)]);
    }
    expect(await failureOf(receive("prcl_nobody", 1))).toMatchObject({ status: 404 });
    for (const body of [
      { amount: -1, reference: "a" },
      { amount: 1, reference: " " },
    ]) {
      const { token } = cashier;
      expect((await raw("POST", `/api/v1/back-office/parcels/${ofPotter}/cash`, { token, body })).status).toBe(400);
    }
  });

  it("needs edit_payment to be recorded", async () => {
    const { orderId, ofPotter } = await anOrderOfSellers(stalls);
    await deliver(orderId);
    const others = await aStaffMember({ permissions: ["view_seller", "edit_seller", "edit_order", "view_payment"] });
    const body = { amount: 1, reference: "CR" };
    for (const token of [others.token, stalls.potter.token]) {
      expect((await raw("POST", `/api/v1/back-office/parcels/${ofPotter}/cash`, { token, body })).status).toBe(403);
    }
  });
});

describe("a courier's remittance", () => {
  /**
   * An order whose potter's parcel (435.98) was shipped with this number and has arrived, as has the weaver's (130).
   */
  const delivered = async () => {
    const { orderId, order, ofPotter, ofWeaver } = await anOrderOfSellers(stalls);
    const number = `AWB${ofPotter.slice(-12).toUpperCase()}`;
    const send = (token: string, parcelId: string, trackingNumber: string) =>
      api(token).call("moveParcel", {
        params: { parcelId },
        body: { status: "shipped", carrier: "Blue Dart", trackingNumber },
      });
    await send(stalls.potter.token, ofPotter, number);
    await send(stalls.weaver.token, ofWeaver, `${number}W`);
    await deliver(orderId);
    return { orderId, orderNumber: order.orderNumber, ofPotter, ofWeaver, number };
  };
  const file = (...rows: [string, string, string][]) =>
    ["AWB Number,Amount,UTR", ...rows.map((row) => row.join(","))].join("\r\n");
  const preview = (csv: string) => api(cashier.token).call("previewRemittance", { body: { csv } });
  const record = (csv: string) => api(cashier.token).call("recordRemittance", { body: { csv } });
  const cashOf = (parcelId: string) =>
    withDatabase(async (client) => {
      const { rows } = await client.query(
        "SELECT amount_paise::int AS paise, reference, recorded_by AS by FROM parcel_cash WHERE parcel_id = $1",
        [parcelId],
      );
      return rows;
    });

  // @spec remittance-file-matched
  it("is previewed line by line: matched, different, unknown, duplicated or already received", async () => {
    const [one, other, paid] = [await delivered(), await delivered(), await delivered()];
    await receive(paid.ofPotter, 435.98);
    const csv = file(
      [one.number.toLowerCase(), "435.98", "UTR1"],
      [`${one.number}W`, "129.99", "UTR1"],
      [other.number, "435.98", "UTR1"],
      [other.number, "435.98", "UTR1"],
      [paid.number, "435.98", "UTR1"],
      ["NOBODYS-1", "10", "UTR1"],
      [`${other.number}W`, "ten", "UTR1"],
    );
    const { lines, matched } = await preview(csv);
    expect(lines.map(({ state }) => state)).toEqual([
      "matched",
      "differs",
      "doubled",
      "doubled",
      "received",
      "unknown",
      "unreadable",
    ]);
    expect(matched).toEqual({ parcels: 1, amount: 435.98 });
    expect(lines[0]).toMatchObject({ order: { _id: one.orderId, orderNumber: one.orderNumber }, due: 435.98, line: 2 });
    expect(lines[1]).toMatchObject({ amount: 129.99, due: 130 });
    expect(await cashOf(one.ofPotter)).toEqual([]);
    const done = await record(csv);
    expect(done.message).toBe(parcelMessages.remittanceRecorded(1));
    expect(done.recorded).toEqual({ parcels: 1, amount: 435.98 });
    expect(await cashOf(one.ofPotter)).toEqual([{ paise: 43_598, reference: "UTR1", by: cashier.userId }]);
    for (const parcelId of [one.ofWeaver, other.ofPotter, other.ofWeaver]) expect(await cashOf(parcelId)).toEqual([]);
    const { token } = await anAdministrator();
    const { entries } = await api(token).call("listAudit", { query: { subjectId: one.orderId } });
    expect(entries.filter(({ action }) => action === "order.cash-received")).toMatchObject([
      { after: { parcelId: one.ofPotter, amount: 435.98, reference: "UTR1" } },
    ]);
  });

  // @spec remittance-file-matched
  it("shows the cash of a single-parcel order as collected since its delivery", async () => {
    const { token } = await anAdministrator();
    const shopper = await aShopper();
    const bought = anOrder({ productId: stalls.lamp.id, quantity: 1 }, 60);
    const { orderId, order } = await api(shopper.token).call("placeOrder", { body: bought });
    const number = `OWN${orderId.slice(-12).toUpperCase()}`;
    const body = { status: "shipped", carrier: "Blue Dart", trackingNumber: number } as const;
    await api(token).call("updateOrderStatus", { params: { orderId }, body });
    const csv = file([number.toLowerCase(), "60", "UTR5"]);
    expect((await preview(csv)).lines).toMatchObject([{ state: "not-due", order: { _id: orderId }, due: null }]);
    await deliver(orderId);
    const { lines, recorded } = await record(csv);
    const known = { _id: orderId, orderNumber: order.orderNumber };
    expect(lines).toMatchObject([{ state: "collected", order: known, due: null }]);
    expect(recorded).toEqual({ parcels: 0, amount: 0 });
    expect((await preview(file([number, "59", "UTR5"]))).lines).toMatchObject([{ state: "differs", due: 60 }]);
    // Cash collected before a cancellation does not count after another delivery.
    await api(token).call("updateOrderStatus", { params: { orderId }, body: { status: "cancelled" } });
    await api(token).call("updateOrderStatus", { params: { orderId }, body });
    await deliver(orderId);
    expect((await preview(csv)).lines).toMatchObject([{ state: "collected" }]);
  });

  it("is previewed without waiting for locks, and recorded with parcels locked in a fixed order", async () => {
    const { orderId, number, ofPotter } = await delivered();
    const csv = file([number, "435.98", "UTR6"]);
    const { token } = await anAdministrator();
    const waiting = (count: number) =>
      until(`${count} that wait for the first parcel`, async () => {
        const { rows } = await withDatabase((client) =>
          client.query(
            "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%FROM parcel p%FOR UPDATE%'",
          ),
        );
        return rows.length >= count || undefined;
      });
    await withDatabase(async (client) => {
      await client.query("BEGIN");
      await client.query("SELECT id FROM parcel WHERE order_id = $1 ORDER BY id LIMIT 1 FOR UPDATE", [orderId]);
      expect((await preview(csv)).lines[0]?.state).toBe("matched");
      const recording = record(csv);
      await waiting(1);
      const moving = api(token).call("updateOrderStatus", { params: { orderId }, body: { status: "cancelled" } });
      await waiting(2);
      // A transaction waiting for the first lock has none of the others.
      await client.query("SELECT id FROM parcel WHERE order_id = $1 ORDER BY id FOR UPDATE NOWAIT", [orderId]);
      await client.query("COMMIT");
      await Promise.all([recording, moving]);
    });
    expect(await cashOf(ofPotter)).toEqual([]);
  });

  // @spec remittance-file-matched
  it("is recorded once, even if it is sent again and twenty times concurrently, and releases the earnings", async () => {
    const { ofPotter, ofWeaver, number } = await delivered();
    const csv = file([number, "435.98", "UTR2"], [`${number}W`, "130", "UTR2"]);
    const answers = await Promise.all(Array.from({ length: 20 }, () => record(csv)));
    expect(answers.filter(({ recorded }) => recorded.parcels === 2)).toHaveLength(1);
    expect(answers.filter(({ recorded }) => recorded.parcels === 0)).toHaveLength(19);
    const again = await record(csv);
    expect([again.message, again.lines.map(({ state }) => state)]).toEqual([
      parcelMessages.remittanceRecorded(0),
      ["received", "received"],
    ]);
    await passTime(ofPotter);
    expect((await seen(stalls.potter, ofPotter)).heldFor).toBeNull();
    expect(await cashOf(ofWeaver)).toHaveLength(1);
  });

  it("records nothing for a number shared by two parcels, or not delivered", async () => {
    const one = await delivered();
    const { ofWeaver } = await anOrderOfSellers(stalls);
    const body = { status: "shipped", carrier: "Blue Dart", trackingNumber: ` ${one.number.toLowerCase()} ` } as const;
    await api(stalls.weaver.token).call("moveParcel", { params: { parcelId: ofWeaver }, body });
    const { lines, recorded } = await record(file([one.number, "435.98", "UTR3"]));
    expect([lines[0]?.state, recorded.parcels]).toEqual(["ambiguous", 0]);
    await withDatabase((client) =>
      client.query("UPDATE parcel SET tracking_number = tracking_number || '-2' WHERE id = $1", [ofWeaver]),
    );
    expect((await record(file([`${one.number}-2`, "130", "UTR3"]))).lines[0]?.state).toBe("not-due");
  });

  it("is rejected if it is not a remittance, too long, or sent without the permission", async () => {
    const post = (body: object, token = cashier.token, path = "") =>
      raw("POST", `/api/v1/back-office/remittances${path}`, { token, body });
    for (const csv of ["", "AWB,Amount,UTR", "a,b\n1,2", 'AWB,Amount,UTR\n"', "x".repeat(200_001), 5]) {
      for (const path of ["", "/preview"]) expect((await post({ csv }, cashier.token, path)).status).toBe(400);
    }
    const watcher = await aStaffMember({ permissions: ["view_payment", "view_earnings", "edit_order"] });
    for (const token of [watcher.token, stalls.potter.token]) {
      for (const path of ["", "/preview"]) expect((await post({ csv: "a" }, token, path)).status).toBe(403);
    }
  });
});
