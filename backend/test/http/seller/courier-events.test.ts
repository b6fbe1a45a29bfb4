import { randomUUID } from "node:crypto";
import { courierMessages } from "@haat/api-contract/courier/messages";
import { parcelMessages } from "@haat/api-contract/parcel/messages";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { ParcelService } from "#modules/parcel/service";
import { signEvent } from "#workflows/courier/courier-signature";
import { anAdministrator, aStaffMember } from "../../support/administrator";
import { api, failureOf } from "../../support/api";
import { withDatabase } from "../../support/database";
import { operationsOf } from "../../support/operations";
import { anOrderOfSellers, codeOf, type Stalls, twoStalls } from "../../support/order-of-sellers";
import { raw } from "../../support/raw";
import { outbox } from "../../support/shopper";
import { until } from "../../support/until";

/** As set by `testEnvironment`. */
const secret = "courier-secret-of-the-tests-alone-0123456789";
const path = "/api/v1/courier/events";

let stalls: Stalls;
beforeAll(async () => {
  stalls = await twoStalls();
});

const now = () => String(Math.floor(Date.now() / 1000));

/** A courier's event, signed unless another signature is given. */
function send(event: unknown, { timestamp = now(), signature, by = secret }: Partial<Record<string, string>> = {}) {
  const body = typeof event === "string" ? event : JSON.stringify(event);
  const headers = {
    "x-haat-timestamp": timestamp,
    "x-haat-signature": signature ?? signEvent(by, timestamp, Buffer.from(body)),
  };
  return raw("POST", path, { body, headers });
}

/** An order whose potter's parcel is shipped with this number. */
async function sent() {
  const order = await anOrderOfSellers(stalls);
  const trackingNumber = `CR${randomUUID().slice(0, 12)}`;
  await api(stalls.potter.token).call("moveParcel", {
    params: { parcelId: order.ofPotter },
    body: { status: "shipped", carrier: "Blue Dart", trackingNumber },
  });
  const event = (kind: "delivered" | "out_for_delivery", change: object = {}) => ({
    id: `evt_${randomUUID()}`,
    event: kind,
    carrier: "bluedart",
    trackingNumber: trackingNumber.toUpperCase(),
    ...change,
  });
  const parcel = async () => {
    const { token } = await anAdministrator();
    return (await api(token).call("getManagedOrder", { params: { id: order.orderId } })).order.parcels[0];
  };
  return { ...order, trackingNumber, event, parcel };
}

const kept = (id: string) =>
  withDatabase(async (client) => {
    const { rows } = await client.query('SELECT kind, parcel_id AS "parcelId" FROM courier_event WHERE id = $1', [id]);
    return rows;
  });

it("courier events are purged after ninety days", async () => {
  const age = (id: string, days: number) =>
    withDatabase((client) =>
      client.query(
        `INSERT INTO courier_event (id, kind, carrier, tracking_number, received_at)
         VALUES ($1, 'delivered', 'bluedart', 'X', now() - make_interval(days => $2))`,
        [id, days],
      ),
    );
  const [old, young] = [`evt_${randomUUID()}`, `evt_${randomUUID()}`];
  await age(old, 91);
  await age(young, 89);
  await withDatabase(async (client) => {
    const connections = { client: { acquireConnection: async () => client, releaseConnection: async () => undefined } };
    await new ParcelService({ [ContainerRegistrationKeys.PG_CONNECTION]: connections as never }).purgeEvents();
  });
  expect([await kept(old), await kept(young)]).toMatchObject([[], [{ parcelId: null }]]);
});

describe("POST /api/v1/courier/events", () => {
  // @spec courier-events-signed
  it("proves a delivery once per event id, even if it arrives twenty times concurrently", async () => {
    const { event, parcel, ofPotter } = await sent();
    const told = event("delivered");
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(told)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await parcel()).toMatchObject({ status: "delivered", proof: "courier" });
    expect((await send(told)).body).toEqual({ success: true, outcome: "repeated" });
    const { order } = await api(stalls.potter.token).call("getSellerOrder", { params: { parcelId: ofPotter } });
    expect(order.history.filter(({ status }) => status === "delivered")).toHaveLength(1);
    expect(await kept(told.id)).toEqual([{ kind: "delivered", parcelId: ofPotter }]);
  });

  // @spec courier-events-signed
  it("emails the shopper on the day of delivery, with the delivery code", async () => {
    const { event, shopper, ofPotter, parcel } = await sent();
    const code = await codeOf(shopper, ofPotter);
    const told = event("out_for_delivery");
    expect((await send(told)).body).toEqual({ success: true, outcome: "done" });
    const mail = await until("the mail", async () =>
      (await outbox(shopper.identifier)).find(({ template }) => template === "parcel-out-for-delivery"),
    );
    expect(mail.text).toContain(code);
    expect(await parcel()).toMatchObject({ status: "shipped", proof: null });
  });

  // @spec courier-events-signed
  it("is rejected without a signature of body and timestamp, before its body is parsed", async () => {
    const { event, parcel } = await sent();
    const told = event("delivered");
    const text = JSON.stringify(told);
    const old = String(Number(now()) - 301);
    const refused = await Promise.all([
      raw("POST", path, { body: told }),
      send(told, { by: "another-secret-that-is-long-enough-0123" }),
      send(told, { signature: "sha256=" }),
      send(told, { timestamp: old }),
      send(told, { timestamp: String(Number(now()) + 310) }),
      send({ ...told, id: "other" }, { signature: signEvent(secret, now(), Buffer.from(text)) }),
      send("[]", { by: "another" }),
    ]);
    for (const { status, body } of refused) {
      expect([status, body]).toEqual([401, { success: false, message: courierMessages.badSignature }]);
    }
    expect(await parcel()).toMatchObject({ status: "shipped" });
    expect(await kept(told.id)).toEqual([]);
  });

  // @spec operations-seen
  it("is counted by what became of it", async () => {
    const countsOf = async () => (await operationsOf()).webhooks.facts?.find(({ name }) => name === "courier");
    const before = await countsOf();
    const { event } = await sent();
    const told = event("delivered");
    await send(told);
    await send(told);
    await send(told, { by: "another-secret-that-is-long-enough-0123" });
    await send(event("delivered", { trackingNumber: "Nobody's" }));
    const after = await countsOf();
    expect(after?.failed).toBe(before?.failed);
    for (const outcome of ["accepted", "repeated", "refused", "unmatched"] as const) {
      expect([outcome, after?.[outcome]]).toEqual([outcome, (before?.[outcome] ?? Number.NaN) + 1]);
    }
    expect(after?.lastReceivedAt).not.toBeNull();
  });

  // @spec courier-events-signed
  it("returns 202 and stores the event if no single parcel matches, and applies it once one does", async () => {
    const { event, parcel, trackingNumber } = await sent();
    const early = event("delivered", { trackingNumber: `${trackingNumber}-late` });
    for (const _ of [1, 2]) {
      const answer = await send(early);
      expect([answer.status, answer.body]).toEqual([202, { success: true, outcome: "unknown" }]);
    }
    expect(await kept(early.id)).toEqual([{ kind: "delivered", parcelId: null }]);
    expect((await send(event("delivered", { carrier: "Delhivery" }))).status).toBe(202);
    await withDatabase((client) =>
      client.query("UPDATE parcel SET tracking_number = tracking_number || '-late' WHERE tracking_number = $1", [
        trackingNumber,
      ]),
    );
    expect((await send(early)).body).toEqual({ success: true, outcome: "done" });
    expect(await parcel()).toMatchObject({ status: "delivered", proof: "courier" });
  });

  it("proves nothing by a number shared by two parcels, nor for a parcel that has not shipped", async () => {
    const one = await sent();
    const { ofWeaver } = await anOrderOfSellers(stalls);
    const body = { status: "shipped", carrier: "BLUE-DART", trackingNumber: one.trackingNumber } as const;
    await api(stalls.weaver.token).call("moveParcel", { params: { parcelId: ofWeaver }, body });
    expect((await send(one.event("delivered"))).status).toBe(202);
    expect(await one.parcel()).toMatchObject({ status: "shipped", proof: null });
    const early = await sent();
    await withDatabase((client) =>
      client.query("UPDATE parcel SET status = 'processing' WHERE id = $1", [early.ofPotter]),
    );
    for (const kind of ["delivered", "out_for_delivery"] as const) {
      expect((await send(early.event(kind))).status).toBe(202);
    }
  });

  it("accepts only events that match the schema, up to 16 kB", async () => {
    const { event } = await sent();
    for (const wrong of [
      {},
      [],
      event("delivered", { id: "" }),
      event("delivered", { event: "lost" }),
      event("delivered", { trackingNumber: 5 }),
      event("delivered", { carrier: "x".repeat(101) }),
    ]) {
      expect((await send(wrong)).status).toBe(400);
    }
    expect((await send(event("delivered", { more: "x".repeat(17_000) }))).status).toBe(413);
    expect((await raw("GET", path)).status).toBe(404);
  });
});

describe("a delivery confirmed by staff", () => {
  // @spec seller-deliveries-proven
  it("affects one parcel only, is audited, and happens once", async () => {
    const { orderId, ofPotter, parcel } = await sent();
    const clerk = await aStaffMember({ permissions: ["view_order", "edit_order"] });
    const confirm = (parcelId: string, token = clerk.token) =>
      api(token).call("confirmParcelDelivery", { params: { parcelId } });
    const clicks = await Promise.all(Array.from({ length: 20 }, () => confirm(ofPotter)));
    expect(clicks.filter(({ message }) => message === parcelMessages.confirmed)).toHaveLength(1);
    expect(await parcel()).toMatchObject({ status: "delivered", proof: "staff" });
    const { token } = await anAdministrator();
    const { order } = await api(token).call("getManagedOrder", { params: { id: orderId } });
    expect([order.orderStatus, order.parcels[1]?.status]).toEqual(["placed", "placed"]);
    const { entries } = await api(token).call("listAudit", { query: { subjectId: orderId } });
    expect(entries.filter(({ action }) => action === "order.parcel_delivered")).toHaveLength(1);
    expect(await failureOf(confirm(order.parcels[1]?._id ?? ""))).toMatchObject({
      status: 409,
      message: parcelMessages.cannotMove("placed", "delivered"),
    });
    expect(await failureOf(confirm("prcl_nobody"))).toMatchObject({ status: 404 });
    const other = await aStaffMember({ permissions: ["view_order", "edit_payment", "edit_seller"] });
    for (const who of [other.token, stalls.potter.token]) {
      expect(await failureOf(confirm(ofPotter, who))).toMatchObject({ status: 403 });
    }
  });
});
