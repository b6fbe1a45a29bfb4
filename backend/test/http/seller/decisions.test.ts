import { sellerMessages } from "@haat/api-contract/seller/messages";
import type { SellerState, SellerVerdict } from "@haat/api-contract/seller/words";
import { anAdministrator, aStaffMember, type StaffMember } from "../../support/administrator";
import { api, failureOf } from "../../support/api";
import { raw } from "../../support/raw";
import { aSeller } from "../../support/seller";
import { outbox } from "../../support/shopper";
import { until } from "../../support/until";

let clerk: StaffMember;
beforeAll(async () => {
  clerk = await aStaffMember({ permissions: ["view_seller", "edit_seller"] });
});

const decide = (id: string, state: SellerVerdict, reason?: string, version?: string) =>
  api(clerk.token).call("reviewSeller", { params: { id }, body: { state, reason, version } });

describe("the list of sellers", () => {
  it("searches by address, number, tax number and state, newest first", async () => {
    const first = await aSeller({ type: "BOOKS_ONLY", state: "waiting" });
    const second = await aSeller({ state: "waiting" });
    const find = async (query: { search?: string; state?: SellerState }) =>
      (await api(clerk.token).call("listSellers", { query })).sellers.map(({ _id }) => _id);
    expect(await find({ search: first.email.toUpperCase() })).toEqual([first.id]);
    expect(await find({ search: second.mobileNumber.slice(3) })).toEqual([second.id]);
    expect(await find({ search: first.id, state: "waiting" })).toEqual([first.id]);
    expect(await find({ search: first.id, state: "approved" })).toEqual([]);
    expect(await find({ search: "aajch4812k" })).toContain(first.id);
    expect(await find({ search: "%" })).not.toContain(first.id);
    const all = await find({});
    expect(all.indexOf(second.id)).toBeLessThan(all.indexOf(first.id));
    const { waiting, total } = await api(clerk.token).call("listSellers", { query: { state: "waiting", limit: 1 } });
    expect(waiting).toBe(total);
  });
});

describe("a seller", () => {
  it("is approved, suspended with a reason and approved again, notified each time, and all of it is audited", async () => {
    const { id, token, email } = await aSeller({ state: "waiting" });
    const mine = async () => (await api(token).call("getSellerMe", {})).seller;
    expect((await decide(id, "approved", "not kept")).message).toBe(sellerMessages.approved);
    expect(await mine()).toMatchObject({ state: "approved", reason: "" });
    expect((await decide(id, "suspended", "Fakes were sold.")).seller).toMatchObject({ state: "suspended" });
    expect(await mine()).toMatchObject({ state: "suspended", reason: "Fakes were sold." });
    await decide(id, "approved");
    expect(await mine()).toMatchObject({ state: "approved", reason: "" });
    const mails = await until("three mails", async () => {
      const sent = (await outbox(email)).filter(({ template }) => template === "seller-verdict");
      return sent.length === 3 ? sent : undefined;
    });
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      "Your Haat seller account is approved",
      "Your Haat seller account is approved",
      "Your Haat seller account is suspended",
    ]);
    expect(mails.find(({ subject }) => subject?.endsWith("suspended"))?.text).toContain("Fakes were sold.");
    const administrator = await anAdministrator();
    const { entries } = await api(administrator.token).call("listAudit", { query: { subjectId: id } });
    expect(entries.map(({ action, before, after }) => [action, before?.state, after?.state])).toEqual([
      ["seller.approved", "suspended", "approved"],
      ["seller.suspended", "approved", "suspended"],
      ["seller.approved", "waiting", "approved"],
    ]);
  });

  it("is rejected with a reason, and can still be approved", async () => {
    const { id } = await aSeller({ state: "waiting" });
    expect((await decide(id, "rejected", "The GSTIN belongs to another company.")).seller.state).toBe("rejected");
    expect((await decide(id, "approved")).seller).toMatchObject({ state: "approved", reason: "" });
  });

  it("cannot be rejected or suspended without a reason", async () => {
    const { id } = await aSeller({ state: "waiting" });
    for (const body of [{ state: "rejected" }, { state: "suspended", reason: "   " }]) {
      expect(await raw("PUT", `/api/v1/back-office/sellers/${id}/state`, { token: clerk.token, body })).toMatchObject({
        status: 400,
        body: { message: sellerMessages.reasonRequired },
      });
    }
  });

  it.each<[SellerState, SellerVerdict]>([
    ["waiting", "suspended"],
    ["approved", "approved"],
    ["approved", "rejected"],
    ["rejected", "suspended"],
    ["suspended", "rejected"],
  ])("who is %s cannot become %s", async (from, to) => {
    const { id } = await aSeller({ state: from });
    expect(await failureOf(decide(id, to, "why"))).toMatchObject({
      status: 409,
      message: sellerMessages.moveRefused(from, to),
    });
  });

  it("is not changed with a stale version, and an unknown one returns 404", async () => {
    const { id } = await aSeller({ state: "waiting" });
    const { sellers } = await api(clerk.token).call("listSellers", { query: { search: id } });
    const version = sellers[0]?.version;
    await decide(id, "approved", "", version);
    expect(await failureOf(decide(id, "suspended", "No papers.", version))).toMatchObject({
      status: 409,
      message: sellerMessages.changedMeanwhile,
    });
    expect(await failureOf(decide("sel_none", "approved"))).toMatchObject({
      status: 404,
      message: sellerMessages.notFound,
    });
  });

  it("is decided once by two concurrent requests", async () => {
    const { id } = await aSeller({ state: "waiting" });
    const answers = await Promise.allSettled([decide(id, "approved"), decide(id, "approved")]);
    expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });
});
