import { randomUUID } from "node:crypto";
import { customerMessages } from "@haat/api-contract/customer/messages";
import { walletMessages } from "@haat/api-contract/wallet/messages";
import { aStaffMember, type StaffMember } from "../../support/administrator";
import { api, failureOf } from "../../support/api";
import { auditOf } from "../../support/audit";
import { raw } from "../../support/raw";
import { aShopper } from "../../support/shopper";
import { fillWallet, walletOf } from "../../support/wallet";

describe("GET /api/v1/wallet", () => {
  it("is empty for a new shopper", async () => {
    const { token } = await aShopper();
    expect(await api(token).call("getWallet", {})).toMatchObject({ balance: 0, isOn: true, entries: [], total: 0 });
  });

  it("returns the entries in pages, newest first, each with the balance after it", async () => {
    const { token, user } = await aShopper();
    for (const amount of [10, 20.5, 30]) await fillWallet(user._id, amount);
    expect(await walletOf(token)).toEqual({
      balance: 60.5,
      entries: [
        [30, 60.5, "staff"],
        [20.5, 30.5, "staff"],
        [10, 10, "staff"],
      ],
    });
    const page = await api(token).call("getWallet", { query: { page: 2, limit: 2 } });
    expect(page).toMatchObject({
      balance: 60.5,
      total: 3,
      page: 2,
      limit: 2,
      entries: [{ amount: 10, orderId: null }],
    });
    const beyond = await api(token).call("getWallet", { query: { page: 9, limit: 2 } });
    expect(beyond).toMatchObject({ balance: 60.5, total: 3, entries: [] });
  });

  it("is private to the shopper", async () => {
    const [rich, other] = [await aShopper(), await aShopper()];
    await fillWallet(rich.user._id, 100);
    expect(await walletOf(other.token)).toEqual({ balance: 0, entries: [] });
    const asked = await raw("GET", `/api/v1/wallet?customerId=${rich.user._id}`, { token: other.token });
    expect(asked.body).toMatchObject({ balance: 0, total: 0 });
    expect((await raw("GET", "/api/v1/wallet")).status).toBe(401);
  });

  it.each(["page=0", "limit=101", "page=two"])("rejects ?%s", async (query) => {
    const { token } = await aShopper();
    expect((await raw("GET", `/api/v1/wallet?${query}`, { token })).status).toBe(400);
  });
});

describe("POST /api/v1/back-office/customers/{id}/wallet", () => {
  let clerk: StaffMember;
  beforeAll(async () => {
    clerk = await aStaffMember({ permissions: ["view_customer", "edit_customer", "edit_payment", "view_order"] });
  });

  const credit = (
    id: string,
    body: { amount: number; note: string },
    key: string = randomUUID(),
    token = clerk.token,
  ) => api(token).call("creditWallet", { params: { id }, body }, { "idempotency-key": key });
  const gift = { amount: 250.75, note: "The lamp came late." };

  it("credits the wallet, shows it with the customer, and audits who did it and why", async () => {
    const { token, user } = await aShopper();
    const { customer, message } = await credit(user._id, gift);
    expect(message).toBe(walletMessages.credited);
    expect(customer.wallet).toMatchObject({
      balance: 250.75,
      total: 1,
      entries: [{ amount: 250.75, balance: 250.75, reason: "staff", orderId: null }],
    });
    expect(await auditOf(user._id)).toEqual([
      {
        action: "customer.wallet-credited",
        before: null,
        after: { amount: 250.75, note: "The lamp came late.", balance: 250.75 },
      },
    ]);
    const seen = await raw("GET", "/api/v1/wallet", { token });
    expect(seen.body).toMatchObject({ balance: 250.75 });
    expect(seen.text).not.toContain("lamp");
  });

  it("adds up, and returns a customer's latest entries", async () => {
    const { user } = await aShopper();
    for (const amount of [0.01, 100_000]) await credit(user._id, { ...gift, amount });
    const { customer } = await api(clerk.token).call("getCustomer", { params: { id: user._id } });
    expect(customer.wallet).toMatchObject({ balance: 100_000.01, entries: [{ amount: 100_000 }, { amount: 0.01 }] });
  });

  // @spec staff-put-money-wallet
  it("credits once per key, even if it is sent twenty times concurrently", async () => {
    const { token, user } = await aShopper();
    const key = randomUUID();
    await Promise.all(Array.from({ length: 20 }, () => credit(user._id, gift, key)));
    expect(await walletOf(token)).toEqual({ balance: 250.75, entries: [[250.75, 250.75, "staff"]] });
    expect(await auditOf(user._id)).toHaveLength(1);
    expect(await failureOf(credit(user._id, { ...gift, amount: 1 }, key))).toMatchObject({
      status: 409,
      message: walletMessages.keyReused,
    });
    expect((await walletOf(token)).balance).toBe(250.75);
  });

  it("scopes a key to one customer and one member of staff", async () => {
    const [one, other] = [await aShopper(), await aShopper()];
    const colleague = await aStaffMember({ permissions: ["view_customer", "edit_customer", "edit_payment"] });
    await credit(one.user._id, gift, "k");
    await credit(other.user._id, gift, "k");
    await credit(one.user._id, gift, "k", colleague.token);
    expect((await walletOf(one.token)).balance).toBe(501.5);
    expect((await walletOf(other.token)).balance).toBe(250.75);
  });

  it("adds up concurrent credits with different keys", async () => {
    const { token, user } = await aShopper();
    await Promise.all(Array.from({ length: 20 }, () => credit(user._id, { ...gift, amount: 1.1 })));
    const { balance, entries } = await walletOf(token);
    expect(balance).toBe(22);
    expect(entries.map(([, after]) => after)).toEqual(Array.from({ length: 20 }, (_, n) => (220 - 11 * n) / 10));
  });

  it.each([
    [{ amount: 0, note: "x" }, walletMessages.amountTooSmall],
    [{ amount: -5, note: "x" }, walletMessages.amountTooSmall],
    [{ amount: 100_000.01, note: "x" }, walletMessages.amountTooLarge],
    [{ amount: 1.005, note: "x" }, walletMessages.amountInvalid],
    [{ amount: "5", note: "x" }, walletMessages.amountInvalid],
    [{ amount: 5, note: "  " }, walletMessages.noteRequired],
    [{ amount: 5 }, walletMessages.noteRequired],
    [{ amount: 5, note: "x".repeat(501) }, walletMessages.noteTooLong(500)],
  ])("rejects %j", async (body, message) => {
    const { user } = await aShopper();
    const headers = { "idempotency-key": randomUUID() };
    const path = `/api/v1/back-office/customers/${user._id}/wallet`;
    const answer = await raw("POST", path, { token: clerk.token, body, headers });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain(message);
  });

  // @spec staff-put-money-wallet
  it("needs a key, a customer, and both permissions", async () => {
    const { token, user } = await aShopper();
    const params = { id: user._id };
    const keyless = await failureOf(api(clerk.token).call("creditWallet", { params, body: gift }));
    expect(keyless).toMatchObject({ status: 400, message: walletMessages.keyMissing });
    expect(await failureOf(credit("cus_nobody", gift))).toMatchObject({
      status: 404,
      message: customerMessages.notFound,
    });
    for (const permission of ["edit_customer", "edit_payment"] as const) {
      const half = await aStaffMember({ permissions: ["view_customer", permission] });
      expect((await failureOf(credit(user._id, gift, randomUUID(), half.token))).status).toBe(403);
    }
    expect((await failureOf(credit(user._id, gift, randomUUID(), token))).status).toBe(403);
    expect((await walletOf(token)).balance).toBe(0);
  });
});
