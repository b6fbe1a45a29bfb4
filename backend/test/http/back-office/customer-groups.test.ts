import { randomBytes } from "node:crypto";
import { customerMessages } from "@haat/api-contract/customer/messages";
import { customerGroupMessages as messages } from "@haat/api-contract/customer-group/messages";
import { limits } from "@haat/api-contract/limits";
import { z } from "zod";
import { type Administrator, anAdministrator, aStaffMember } from "../../support/administrator";
import { api, failureOf } from "../../support/api";
import { atOnce } from "../../support/at-once";
import { auditOf } from "../../support/audit";
import { aCustomerGroup, dropCustomerGroups, timesInGroup } from "../../support/customer-group";
import { withDatabase } from "../../support/database";
import { raw } from "../../support/raw";
import { aSeller } from "../../support/seller";
import { aFreshEmail, aFreshMobile, aShopper } from "../../support/shopper";

const added: string[] = [];
const aName = () => `Club ${randomBytes(6).toString("hex")}`;

let clerk: Administrator;
beforeAll(async () => {
  clerk = await aStaffMember({ permissions: ["view_customer", "edit_customer"] });
});
afterAll(() => dropCustomerGroups(added));

async function add(name: string) {
  const { group } = await api(clerk.token).call("addCustomerGroup", { body: { name } });
  added.push(group._id);
  return group;
}
const list = (search: string) => api(clerk.token).call("listCustomerGroups", { query: { search } });
const rename = (id: string, body: { name: string; version?: string }) =>
  api(clerk.token).call("updateCustomerGroup", { params: { id }, body });
const remove = (id: string) => api(clerk.token).call("deleteCustomerGroup", { params: { id } });
const addTo = (id: string, identifiers: string[]) =>
  api(clerk.token).call("addGroupCustomers", { params: { id }, body: { identifiers } });
const removeFrom = (id: string, identifiers: string[]) =>
  api(clerk.token).call("removeGroupCustomers", { params: { id }, body: { identifiers } });
const changeGroups = (id: string, body: { add?: string[]; remove?: string[] }) =>
  api(clerk.token).call("changeCustomerGroups", { params: { id }, body });
const groupsOf = async (id: string) =>
  (await api(clerk.token).call("getCustomer", { params: { id } })).customer.groups.map(({ name }) => name);

describe("a customer group", () => {
  it("is added, listed by name, renamed and deleted, with entries in the audit log", async () => {
    const name = aName();
    const [later, group] = [await add(`${name} b`), await add(`  ${name} A  `)];
    expect(group).toMatchObject({ name: `${name} A`, customers: 0 });
    expect((await list(name.toUpperCase())).groups.map(({ _id }) => _id)).toEqual([group._id, later._id]);
    const { group: renamed } = await rename(group._id, { name: `${name} c`, version: group.version });
    expect(renamed).toMatchObject({ _id: group._id, name: `${name} c` });
    expect(await failureOf(rename(group._id, { name, version: group.version }))).toMatchObject({
      status: 409,
      message: messages.changedMeanwhile,
    });
    await remove(group._id);
    expect(await list(name)).toMatchObject({ total: 1, groups: [{ _id: later._id }] });
    expect(await auditOf(group._id)).toEqual([
      { action: "customer_group.created", before: null, after: { name: `${name} A` } },
      { action: "customer_group.updated", before: { name: `${name} A` }, after: { name: `${name} c` } },
      { action: "customer_group.deleted", before: { name: `${name} c` }, after: null },
    ]);
    const gone = { status: 404, message: messages.notFound };
    expect(await failureOf(rename(group._id, { name }))).toMatchObject(gone);
    expect(await failureOf(remove(group._id))).toMatchObject(gone);
    expect(await failureOf(addTo(group._id, [aFreshEmail()]))).toMatchObject(gone);
  });

  it("has a name that no other has in whatever case, also if five are added at once", async () => {
    const name = aName();
    const answers = await atOnce(["a", "b", "c", "d", "e"], (letter) =>
      raw("POST", "/api/v1/back-office/customer-groups", {
        token: clerk.token,
        body: { name: letter < "c" ? name : name.toUpperCase() },
      }),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    const [group] = (await list(name)).groups;
    if (!group) throw new Error("None was added.");
    added.push(group._id);
    const other = await add(aName());
    const taken = { status: 409, message: messages.nameTaken };
    expect(await failureOf(rename(other._id, { name: name.toUpperCase() }))).toMatchObject(taken);
    expect((await rename(group._id, { name: name.toLowerCase() })).group.name).toBe(name.toLowerCase());
  });

  it.each([
    ["", messages.nameRequired],
    ["  ", messages.nameRequired],
    ["x".repeat(61), messages.nameTooLong(60)],
  ])("is not named %j", async (name, message) => {
    expect(await failureOf(add(name))).toMatchObject({ status: 400, message });
  });

  it(`is one of up to ${limits.maxCustomerGroups}`, async () => {
    const { total } = await api(clerk.token).call("listCustomerGroups", { query: { limit: "1" } });
    const fillers = Array.from({ length: limits.maxCustomerGroups - total }, () => aCustomerGroup());
    const [filler] = await Promise.all(fillers);
    const tooMany = { status: 409, message: messages.tooMany(limits.maxCustomerGroups) };
    expect(await failureOf(add(aName()))).toMatchObject(tooMany);
    // The others can still be renamed.
    expect((await rename(filler?.id ?? "", { name: aName() })).message).toBe(messages.saved);
    await dropCustomerGroups();
    expect((await add(aName())).customers).toBe(0);
  });
});

describe("customers of a group", () => {
  it("are added and removed by what they log in with, and what finds nobody is named as it was typed", async () => {
    const group = await add(aName());
    const [byMail, byMobile] = [await aShopper(), await aShopper({ identifier: aFreshMobile() })];
    const mobile = `+91 ${byMobile.identifier.slice(0, 5)}-${byMobile.identifier.slice(5)}`;
    const nobody = [aFreshEmail().toUpperCase(), "Asha Rao", "12345", `0${aFreshMobile()}`];
    const given = [` ${byMail.identifier.toUpperCase()} `, mobile, byMobile.identifier, ...nobody, "Asha Rao"];
    const first = await addTo(group._id, given);
    expect(first).toMatchObject({ changed: 2, unchanged: 0, notFound: nobody, message: messages.customersAdded(2) });
    expect(first.group.customers).toBe(2);
    expect(await groupsOf(byMail.user._id)).toEqual([group.name]);
    const third = await aShopper();
    expect(await addTo(group._id, [third.identifier, byMail.identifier])).toMatchObject({ changed: 1, unchanged: 1 });
    const inGroup = await api(clerk.token).call("listCustomers", { query: { group: group._id, sort: "joined" } });
    expect(inGroup.customers.map(({ _id }) => _id)).toEqual([third, byMobile, byMail].map(({ user }) => user._id));
    const found = { group: group._id, search: byMail.identifier, blocked: "false" as const };
    expect((await api(clerk.token).call("listCustomers", { query: found })).total).toBe(1);
    expect((await api(clerk.token).call("listCustomers", { query: { group: "cusgroup_none" } })).total).toBe(0);

    const gone = await removeFrom(group._id, [mobile, aFreshEmail(), (await aShopper()).identifier]);
    expect(gone).toMatchObject({ changed: 1, unchanged: 1, group: { customers: 2 } });
    expect(gone.notFound).toHaveLength(1);
    expect(await groupsOf(byMobile.user._id)).toEqual([]);
    expect((await auditOf(group._id)).slice(1)).toEqual([
      {
        action: "customer_group.customers_added",
        before: { customers: 0 },
        after: { customers: 2, added: expect.arrayContaining([byMail.user._id, byMobile.user._id]) },
      },
      {
        action: "customer_group.customers_added",
        before: { customers: 2 },
        after: { customers: 3, added: [third.user._id] },
      },
      {
        action: "customer_group.customers_removed",
        before: { customers: 3 },
        after: { customers: 2, removed: [byMobile.user._id] },
      },
    ]);
    // Its customers stay.
    await remove(group._id);
    expect(await groupsOf(byMail.user._id)).toEqual([]);
  });

  it("are not found by an address that somebody else has entered for them", async () => {
    const group = await add(aName());
    const [{ user }, email] = [await aShopper({ identifier: aFreshMobile() }), aFreshEmail()];
    const { adminFetch } = await anAdministrator();
    await adminFetch("POST", `/admin/customers/${user._id}`, { email }, z.unknown());
    expect(await addTo(group._id, [email])).toMatchObject({ changed: 0, unchanged: 0, notFound: [email] });
  });

  it("are up to a thousand at a time", async () => {
    const group = await add(aName());
    const { identifier } = await aShopper();
    const many = Array.from({ length: limits.maxGroupIdentifiers - 1 }, (_, index) => `nobody-${index}@example.test`);
    const answer = await addTo(group._id, [...many, identifier]);
    expect(answer).toMatchObject({ changed: 1, unchanged: 0 });
    expect(answer.notFound).toEqual(many);
    for (const act of [addTo, removeFrom]) {
      expect(await failureOf(act(group._id, [...many, identifier, "one@more.test"]))).toMatchObject({
        status: 400,
        message: messages.tooManyIdentifiers(limits.maxGroupIdentifiers),
      });
      const nobody = { status: 400, message: messages.identifiersRequired };
      expect(await failureOf(act(group._id, []))).toMatchObject(nobody);
      expect((await failureOf(act(group._id, ["x".repeat(255)]))).status).toBe(400);
    }
  });

  it("are in it once, however often they are added at once", async () => {
    const group = await add(aName());
    const { user, identifier } = await aShopper();
    const answers = await atOnce([1, 2, 3, 4, 5, 6], (turn) =>
      turn % 2 === 0
        ? addTo(group._id, [identifier]).then(({ changed }) => changed)
        : changeGroups(user._id, { add: [group._id, group._id] }).then(() => 0),
    );
    expect(answers).toHaveLength(6);
    expect(await timesInGroup(group._id, user._id)).toBe(1);
  });

  it("change on the customer's page too, and other groups stay", async () => {
    const [one, two, three] = [await add(aName()), await add(aName()), await add(aName())];
    const { user } = await aShopper();
    const { customer } = await changeGroups(user._id, { add: [one._id, two._id] });
    expect(customer.groups.map(({ _id }) => _id).sort()).toEqual([one._id, two._id].sort());
    // As by a form that was opened before.
    await changeGroups(user._id, { add: [three._id], remove: [one._id] });
    expect((await groupsOf(user._id)).sort()).toEqual([two.name, three.name].sort());
    await changeGroups(user._id, { remove: [one._id, "cusgroup_none"] });
    expect(await groupsOf(user._id)).toHaveLength(2);
    const unknown = { status: 400, message: messages.unknown };
    expect(await failureOf(changeGroups(user._id, { add: [one._id, "cusgroup_none"] }))).toMatchObject(unknown);
    expect(await groupsOf(user._id)).toHaveLength(2);
    const nobody = { status: 404, message: customerMessages.notFound };
    expect(await failureOf(changeGroups("cus_none", { add: [one._id] }))).toMatchObject(nobody);
    const entries = (await auditOf(user._id)).filter(({ action }) => action === "customer.groups_changed");
    expect(entries).toHaveLength(2);
    expect(entries[0]).toMatchObject({ before: { groups: [] }, after: { groups: [one.name, two.name].sort() } });
  });
});

describe("customer groups", () => {
  const calls = (id: string, customer: string) =>
    [
      ["GET", "/customer-groups", undefined],
      ["POST", "/customer-groups", { name: aName() }],
      ["PUT", `/customer-groups/${id}`, { name: aName() }],
      ["POST", `/customer-groups/${id}/customers`, { identifiers: [aFreshEmail()] }],
      ["POST", `/customer-groups/${id}/customers/remove`, { identifiers: [aFreshEmail()] }],
      ["PUT", `/customers/${customer}/groups`, { add: [id] }],
      ["DELETE", `/customer-groups/${id}`, undefined],
    ] as const;

  it("are for staff who may see customers, and change with the permission to change those", async () => {
    const [group, { user, token }] = [await aCustomerGroup(), await aShopper()];
    const viewer = await aStaffMember({ permissions: ["view_customer", "edit_product", "edit_order"] });
    const editor = await aStaffMember({ permissions: ["view_product", "edit_product"] });
    const seller = await aSeller();
    for (const [method, path, body] of calls(group.id, user._id)) {
      const statusOf = async (token?: string) =>
        (await raw(method, `/api/v1/back-office${path}`, { ...(token ? { token } : {}), body })).status;
      expect([path, await statusOf(editor.token)]).toEqual([path, 403]);
      expect([path, await statusOf(viewer.token)]).toEqual([path, method === "GET" ? 200 : 403]);
      for (const stranger of [seller.token, token, undefined]) expect([401, 403]).toContain(await statusOf(stranger));
    }
    const kept = await withDatabase((client) =>
      client.query("SELECT name FROM customer_group WHERE id = $1", [group.id]),
    );
    expect(kept.rows).toEqual([{ name: group.name }]);
    expect(await timesInGroup(group.id, user._id)).toBe(0);
  });
});
