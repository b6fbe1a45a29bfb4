import { parcelMessages } from "@haat/api-contract/parcel/messages";
import { anAdministrator } from "../../support/administrator";
import { api, failureOf } from "../../support/api";
import { withDatabase } from "../../support/database";
import {
  anOrderOfSellers,
  codeOf,
  deliverWith,
  moveParcel,
  onlyOrderOf,
  readParcel,
  type Stalls,
  twoStalls,
} from "../../support/order-of-sellers";
import { raw } from "../../support/raw";
import { outbox } from "../../support/shopper";
import { until } from "../../support/until";

let stalls: Stalls;
beforeAll(async () => {
  stalls = await twoStalls();
});

describe("a seller's delivery", () => {
  const parcelSeen = async (orderId: string) => {
    const administrator = await anAdministrator();
    const { order } = await api(administrator.token).call("getManagedOrder", { params: { id: orderId } });
    return order.parcels[0];
  };

  // @spec seller-deliveries-proven delivery-codes-guessed
  it("is proven by the code in the shopper's message and in My Orders, which the seller never sees", async () => {
    const { shopper, orderId, ofPotter } = await anOrderOfSellers(stalls);
    expect((await onlyOrderOf(shopper.token)).parcels[0]?.deliveryCode).toBeNull();
    await moveParcel(stalls.potter, ofPotter, "shipped");
    const code = await codeOf(shopper, ofPotter);
    expect(code).toMatch(/^\d{6}$/);
    const mail = await until("the mail", async () =>
      (await outbox(shopper.identifier)).find(({ template }) => template === "parcel-shipped"),
    );
    expect(mail.text).toContain(code);
    const { text } = await raw("GET", `/api/v1/seller/orders/${ofPotter}`, { token: stalls.potter.token });
    expect(text).not.toContain(code);
    const { rows } = await withDatabase((client) =>
      client.query("SELECT row_to_json(p)::text AS text FROM parcel p WHERE id = $1", [ofPotter]),
    );
    expect(rows[0]?.text).not.toContain(code);
    expect(await parcelSeen(orderId)).toMatchObject({ proof: null });
    expect(JSON.stringify(await parcelSeen(orderId))).not.toContain(code);
    await deliverWith(stalls.potter, ofPotter, ` ${code} `);
    expect(await parcelSeen(orderId)).toMatchObject({ status: "delivered", proof: "code" });
    expect((await onlyOrderOf(shopper.token)).parcels[0]?.deliveryCode).toBeNull();
  });

  // @spec seller-deliveries-proven
  it("is rejected without a code, whatever else is sent", async () => {
    const { ofPotter } = await anOrderOfSellers(stalls);
    await moveParcel(stalls.potter, ofPotter, "shipped");
    for (const body of [
      {},
      { code: "" },
      { code: "12345" },
      { code: "1234567" },
      { code: "١٢٣٤٥٦" },
      { proof: "staff", code: "abcdef" },
    ]) {
      const answer = await raw("PUT", `/api/v1/seller/orders/${ofPotter}/status`, {
        token: stalls.potter.token,
        body: { status: "delivered", ...body },
      });
      expect([answer.status, String(answer.text)]).toEqual([
        400,
        expect.stringContaining("Please enter the customer's 6-digit delivery code"),
      ]);
    }
    for (const code of [123456, null, ["123456"], { $ne: "" }]) {
      const body = { status: "delivered", code };
      const { token } = stalls.potter;
      expect((await raw("PUT", `/api/v1/seller/orders/${ofPotter}/status`, { token, body })).status).toBe(400);
    }
    expect((await readParcel(stalls.potter, ofPotter)).status).toBe("shipped");
  });

  // @spec delivery-codes-guessed
  it("allows five wrong codes, however many are concurrent, and then only staff can confirm it", async () => {
    const { shopper, orderId, ofPotter } = await anOrderOfSellers(stalls);
    await moveParcel(stalls.potter, ofPotter, "shipped");
    const code = await codeOf(shopper, ofPotter);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
    const first = await failureOf(deliverWith(stalls.potter, ofPotter, wrong));
    expect([first.status, first.message]).toEqual([400, parcelMessages.codeWrong(4)]);
    const rest = await Promise.all(
      Array.from({ length: 10 }, () => failureOf(deliverWith(stalls.potter, ofPotter, wrong))),
    );
    expect(rest.filter(({ status }) => status === 400)).toHaveLength(3);
    const late = await failureOf(deliverWith(stalls.potter, ofPotter, code));
    expect([late.status, late.message]).toEqual([409, parcelMessages.codeLocked]);
    expect((await readParcel(stalls.potter, ofPotter)).status).toBe("shipped");
    const administrator = await anAdministrator();
    await api(administrator.token).call("updateOrderStatus", { params: { orderId }, body: { status: "delivered" } });
    expect(await parcelSeen(orderId)).toMatchObject({ status: "delivered", proof: "staff" });
  });

  it("happens once, however often the right code is sent, and another parcel's code proves nothing", async () => {
    const { shopper, ofPotter, ofWeaver } = await anOrderOfSellers(stalls);
    await Promise.all([moveParcel(stalls.potter, ofPotter, "shipped"), moveParcel(stalls.weaver, ofWeaver, "shipped")]);
    const [code, others] = await Promise.all([codeOf(shopper, ofPotter), codeOf(shopper, ofWeaver)]);
    const foreign = await failureOf(deliverWith(stalls.weaver, ofPotter, code));
    expect([foreign.status, foreign.message]).toEqual([404, parcelMessages.notFound]);
    if (others !== code) expect((await failureOf(deliverWith(stalls.potter, ofPotter, others))).status).toBe(400);
    const clicks = await Promise.all(Array.from({ length: 20 }, () => deliverWith(stalls.potter, ofPotter, code)));
    expect(clicks.filter(({ message }) => message === parcelMessages.moved("delivered"))).toHaveLength(1);
    expect((await readParcel(stalls.potter, ofPotter)).history).toHaveLength(3);
  });

  it("gets a new code when the parcel is shipped again after staff reverted its delivery", async () => {
    const { shopper, orderId, ofPotter } = await anOrderOfSellers(stalls);
    await moveParcel(stalls.potter, ofPotter, "shipped");
    const code = await codeOf(shopper, ofPotter);
    const administrator = await anAdministrator();
    const byStaff = (status: "processing" | "shipped" | "delivered") =>
      api(administrator.token).call("updateOrderStatus", { params: { orderId }, body: { status } });
    await byStaff("processing");
    await byStaff("shipped");
    expect(await codeOf(shopper, ofPotter)).toBe(code);
    await byStaff("delivered");
    await byStaff("shipped");
    expect(await parcelSeen(orderId)).toMatchObject({ status: "shipped", proof: null });
    const again = await codeOf(shopper, ofPotter);
    expect(again).toMatch(/^\d{6}$/);
    expect((await deliverWith(stalls.potter, ofPotter, again)).order.status).toBe("delivered");
  });
});
