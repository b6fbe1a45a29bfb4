import { sellerMessages } from "@haat/api-contract/seller/messages";
import { sellerBusinessMessages as messages } from "@haat/api-contract/seller-business/messages";
import { aStaffMember, type StaffMember } from "../../support/administrator";
import { api, failureOf } from "../../support/api";
import { auditOf } from "../../support/audit";
import {
  aBankAccount,
  aBusiness,
  addDocument,
  aFreshBusinessName,
  aPdf,
  fillBusinessFile,
} from "../../support/business-file";
import { raw } from "../../support/raw";
import { aSeller } from "../../support/seller";

let clerk: StaffMember;
let viewer: StaffMember;
let stranger: StaffMember;
beforeAll(async () => {
  clerk = await aStaffMember({ permissions: ["view_seller", "edit_seller"] });
  viewer = await aStaffMember({ permissions: ["view_seller"] });
  stranger = await aStaffMember({ permissions: ["view_order", "edit_product"] });
});

const read = async (id: string, staff = viewer) =>
  (await api(staff.token).call("getSeller", { params: { id } })).seller;
const approve = async (id: string, version: string) =>
  api(clerk.token).call("reviewSeller", { params: { id }, body: { state: "approved", version } });
const newsOf = async (staff: StaffMember, id: string) =>
  (await api(staff.token).call("listNotices", {})).notices.filter(({ link }) => link === `/sellers/${id}`);

describe("staff who review a seller", () => {
  // @spec staff-see-seller-whole
  it("see the account, the business file without the account number, and what staff have done", async () => {
    const { id, token, email } = await aSeller({ state: "waiting" });
    const name = aFreshBusinessName();
    await fillBusinessFile(token, { name });
    const seen = await read(id);
    expect(seen).toMatchObject({
      email,
      businessName: name,
      business: { name, legalName: "Kaveri Traders Private Limited", gstNumber: "29AAJCH4812K1Z9" },
      bankAccount: { number: "••••1234", ifsc: "SBIN0001234" },
      pickUp: { city: "Bengaluru" },
      lacks: [],
      uncheckedChanges: [],
      history: [],
    });
    await approve(id, seen.version);
    expect((await read(id)).history).toMatchObject([
      { action: "seller.approved", before: { state: "waiting" }, after: { state: "approved" } },
    ]);
    const { sellers } = await api(viewer.token).call("listSellers", { query: { search: name.toUpperCase() } });
    expect(sellers).toMatchObject([{ _id: id, businessName: name, lacks: [], state: "approved" }]);
  });

  // @spec staff-see-seller-whole
  it("cannot approve a file that has changed since they read it", async () => {
    const { id, token } = await aSeller({ state: "waiting" });
    const { version } = await read(id);
    await addDocument(token, "pan-card");
    expect(await failureOf(approve(id, version))).toMatchObject({
      status: 409,
      message: sellerMessages.changedMeanwhile,
    });
  });

  // @spec staff-see-seller-whole
  it("may approve an incomplete file", async () => {
    const { id } = await aSeller({ state: "waiting" });
    const { version, lacks } = await read(id);
    expect(lacks).not.toEqual([]);
    expect((await approve(id, version)).seller.state).toBe("approved");
  });

  // @spec staff-see-seller-whole
  it("open a document as a download, of that seller only", async () => {
    const [one, other] = [await aSeller(), await aSeller()];
    const { file } = await addDocument(one.token, "pan-card", aPdf("One's card."));
    const documentId = file.documents[0]?._id;
    const open = (id: string, token: string) =>
      raw("GET", `/api/v1/back-office/sellers/${id}/documents/${documentId}`, { token });
    const opened = await open(one.id, viewer.token);
    expect(opened).toMatchObject({ status: 200, text: expect.stringContaining("One's card.") });
    expect(opened.headers.get("content-disposition")).toMatch(/^attachment/);
    expect(await open(other.id, viewer.token)).toMatchObject({
      status: 404,
      body: { message: messages.documentNotFound },
    });
    expect((await open(one.id, stranger.token)).status).toBe(403);
    expect((await open(one.id, one.token)).status).toBe(403);
  });

  // @spec staff-see-seller-whole
  it("need the permission, and get 404 for an unknown seller", async () => {
    const { id, token } = await aSeller();
    await api(token).call("saveSellerBankAccount", { body: aBankAccount() });
    const path = `/api/v1/back-office/sellers/${id}`;
    expect((await raw("GET", path, { token: stranger.token })).status).toBe(403);
    for (const staff of [stranger, viewer]) {
      const showing = await raw("POST", `${path}/account-number`, { token: staff.token, body: {} });
      const checking = await raw("PUT", `${path}/changes`, { token: staff.token, body: { version: "1" } });
      expect([showing.status, checking.status]).toEqual([403, 403]);
      expect(showing.text).not.toContain("98765");
    }
    expect(await failureOf(read("sel_none"))).toMatchObject({ status: 404, message: sellerMessages.notFound });
    expect(await auditOf(id)).toEqual([]);
  });
});

describe("a bank account's full number", () => {
  // @spec full-account-number-shown
  it("is shown to staff who may edit sellers, and always audited with its last digits only", async () => {
    const { id, token } = await aSeller();
    const show = () => api(clerk.token).call("showSellerAccountNumber", { params: { id } });
    expect(await failureOf(show())).toMatchObject({ status: 404, message: messages.noBankAccount });
    expect(await auditOf(id)).toEqual([]);
    await api(token).call("saveSellerBankAccount", { body: aBankAccount() });
    expect((await show()).number).toBe("987650001234");
    expect(await auditOf(id)).toEqual([
      { action: "seller.account-number-shown", before: null, after: { bankAccount: "••••1234" } },
    ]);
  });
});

describe("a change by an approved seller", () => {
  // @spec changes-legal-name-gstin
  it("is shown to staff until they mark it as checked, if it needs a check", async () => {
    const { id, token } = await aSeller({ state: "waiting" });
    await fillBusinessFile(token);
    await approve(id, (await read(id)).version);
    const seller = api(token);
    const business = aBusiness();
    await seller.call("saveSellerBusiness", { body: { ...business, city: "Mysuru" } });
    await seller.call("saveSellerBankAccount", { body: aBankAccount() });
    expect((await read(id)).uncheckedChanges).toEqual([]);
    await seller.call("saveSellerBankAccount", { body: aBankAccount({ number: "111122223333" }) });
    await seller.call("saveSellerBusiness", { body: { ...business, legalName: "Kaveri Traders LLP", gstNumber: "" } });
    const { version, uncheckedChanges } = await read(id);
    expect(uncheckedChanges).toEqual(["legalName", "gstNumber", "bankAccount"]);
    await seller.call("saveSellerBusiness", { body: business });
    const check = (version: string) =>
      api(clerk.token).call("checkSellerChanges", { params: { id }, body: { version } });
    expect(await failureOf(check(version))).toMatchObject({ status: 409, message: sellerMessages.changedMeanwhile });
    const checked = await check((await read(id)).version);
    expect([checked.message, checked.seller.uncheckedChanges]).toEqual([messages.changesChecked, []]);
    expect((await auditOf(id)).at(-1)).toEqual({
      action: "seller.changes-checked",
      before: { uncheckedChanges: ["legalName", "gstNumber", "bankAccount"] },
      after: { uncheckedChanges: [] },
    });
  });

  // @spec changes-legal-name-gstin
  it("before the approval needs no check", async () => {
    for (const state of ["waiting", "rejected"] as const) {
      const { id, token } = await aSeller({ state });
      await fillBusinessFile(token);
      await api(token).call("saveSellerBankAccount", { body: aBankAccount({ number: "111122223333" }) });
      expect((await read(id)).uncheckedChanges).toEqual([]);
    }
  });
});

describe("the bell", () => {
  // @spec bell-tells-staff-new
  it("notifies staff who may see sellers of a registration, and of a review request", async () => {
    const { id, token, email } = await aSeller({ state: "waiting" });
    expect(await newsOf(viewer, id)).toMatchObject([
      { kind: "seller-review", title: "New seller", text: expect.stringContaining(email) },
    ]);
    const name = aFreshBusinessName();
    await fillBusinessFile(token, { name });
    await api(token).call("askForSellerReview", {});
    expect((await newsOf(viewer, id)).map(({ title, text }) => [title, text.includes(name)])).toEqual([
      ["Seller review requested", true],
      ["New seller", false],
    ]);
    expect(await newsOf(stranger, id)).toEqual([]);
  });
});
