import { randomBytes } from "node:crypto";
import { auditMessages } from "@haat/api-contract/audit/messages";
import type { AuditQuery } from "@haat/api-contract/audit/schemas";
import { type Administrator, anAdministrator, aStaffMember, type StaffMember } from "../../support/administrator";
import { api, failureOf } from "../../support/api";
import { withDatabase } from "../../support/database";
import { raw } from "../../support/raw";
import { aShopper } from "../../support/shopper";

const mark = randomBytes(5).toString("hex");
let administrator: Administrator;
let clerk: StaffMember;
beforeAll(async () => {
  administrator = await anAdministrator();
  clerk = await aStaffMember({ permissions: ["view_staff", "view_role", "add_role", "edit_role"] });
});
afterAll(() => withDatabase((client) => client.query("DELETE FROM role WHERE name LIKE $1", [`%${mark}%`])));

const read = (query: Partial<AuditQuery>, token = administrator.token) =>
  api(token).call("listAudit", { query: query as Record<string, never> });
const aRole = async (name: string, token = clerk.token) =>
  (await api(token).call("addRole", { body: { name: `${name} ${mark}` } })).data;
const rename = (id: string, name: string) =>
  api(clerk.token).call("updateRole", { params: { id }, body: { name: `${name} ${mark}` } });
const sql = (text: string, values: unknown[]) => withDatabase((client) => client.query(text, values));

describe("the audit log", () => {
  // @spec every-change-tells-before audit-log-says-changed
  it("records who changed what, before and after, and only the changed fields", async () => {
    const role = await aRole("Packers");
    await rename(role._id, "Senders");
    const { entries, total } = await read({ subjectId: role._id });
    expect(total).toBe(2);
    expect(entries).toMatchObject([
      {
        action: "role.updated",
        actor: { _id: clerk.userId, email: clerk.email },
        subject: { type: "role", _id: role._id, label: `Senders ${mark}` },
        before: { name: `Packers ${mark}` },
        after: { name: `Senders ${mark}` },
      },
      { action: "role.created", before: null, after: { name: `Packers ${mark}`, status: "active", permissions: [] } },
    ]);
    expect(Object.keys(entries[0]?.after ?? {})).toEqual(["name"]);
    expect(Date.now() - new Date(entries[0]?.at ?? 0).getTime()).toBeLessThan(60_000);
  });

  // @spec every-change-tells-before
  it("records nothing for a change without effect or a rejected one", async () => {
    const role = await aRole("Idle");
    await rename(role._id, "Idle");
    const stale = { name: `Late ${mark}`, version: "20200101000000000000" };
    await failureOf(api(clerk.token).call("updateRole", { params: { id: role._id }, body: stale }));
    expect((await read({ subjectId: role._id })).total).toBe(1);
  });

  // @spec nobody-edit audit-log-says-changed
  it("cannot be edited: there is no call for it, and the database rejects it", async () => {
    const { _id } = await aRole("Kept");
    const entry = (await read({ subjectId: _id })).entries[0]?._id;
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      for (const path of ["/api/v1/back-office/audit", `/api/v1/back-office/audit/${entry}`]) {
        expect((await raw(method, path, { token: administrator.token, body: {} })).status).toBe(404);
      }
    }
    await expect(sql("UPDATE audit_entry SET action = 'none' WHERE id = $1", [entry])).rejects.toThrow("only added to");
    await expect(sql("DELETE FROM audit_entry WHERE id = $1", [entry])).rejects.toThrow("only added to");
    expect((await read({ subjectId: _id })).entries[0]?.action).toBe("role.created");
  });
});

describe("readers of the audit log", () => {
  // @spec whoever-reads-sees-became audit-log-says-changed
  it("see only entries about things that their permissions cover", async () => {
    const role = await aRole("Seen");
    const [staffOnly, withRoles] = [
      await aStaffMember({ permissions: ["view_staff"] }),
      await aStaffMember({ permissions: ["view_staff", "view_role"] }),
    ];
    expect((await read({ subjectId: role._id }, withRoles.token)).total).toBe(1);
    for (const query of [{ subjectId: role._id }, { subjectType: "role" }, { subjectType: "engine" }]) {
      expect(await read(query, staffOnly.token)).toMatchObject({ entries: [], total: 0 });
    }
    const filters = (token: string) => api(token).call("getAuditFilters", {});
    expect((await filters(withRoles.token)).subjectTypes).toContain("role");
    expect((await filters(staffOnly.token)).subjectTypes).not.toContain("role");
    expect((await filters(withRoles.token)).actors.map(({ _id }) => _id)).toContain(clerk.userId);
  });

  // @spec filtered-searched-thing-name
  it("find entries by person, action, name and day in India, in pages", async () => {
    const first = await aRole("Find 50%_a");
    await aRole("Find 50x-b");
    expect((await read({ search: `50%_A ${mark}` })).entries.map(({ subject }) => subject._id)).toEqual([first._id]);
    const mine = { actorId: clerk.userId, subjectType: "role", action: "role.created", search: mark };
    const all = await read(mine);
    expect(all.total).toBeGreaterThan(2);
    const page = await read({ ...mine, page: 2, limit: 1 });
    expect(page).toMatchObject({ total: all.total, page: 2, limit: 1, hasMore: false });
    expect(page.entries).toEqual([all.entries[1]]);
    expect((await read({ ...mine, action: "role.deleted" })).total).toBe(0);
    const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(new Date());
    expect((await read({ ...mine, from: today })).total).toBe(all.total);
    expect((await read({ ...mine, to: "2020-01-01" })).total).toBe(0);
  });

  it.each([
    ["from=2026-02-02&to=2026-02-01", auditMessages.rangeInvalid],
    ["page=1000000&limit=100", auditMessages.tooFarBack],
    ["from=2026-02-31", undefined],
    ["from=yesterday", undefined],
    ["actorId[]=a&actorId[]=b", undefined],
    ["search=%00", undefined],
    ["limit=101", undefined],
  ])("get an error for %s", async (query, message) => {
    const answer = await raw("GET", `/api/v1/back-office/audit?${query}`, { token: administrator.token });
    expect(answer.status).toBe(400);
    if (message) expect(answer.body).toEqual({ success: false, message });
  });

  // @spec keeps-name-customer-gone
  it("see a blocked customer's name while the account exists; the log itself does not store it", async () => {
    const { token, user } = await aShopper();
    await api(token).call("updateAccount", { body: { name: `Asha ${mark}` } });
    const body = { blocked: true, reason: "Three parcels refused." };
    await api(administrator.token).call("updateCustomer", { params: { id: user._id }, body });
    const label = async () => (await read({ subjectId: user._id })).entries[0]?.subject.label;
    expect(await label()).toBe(`Asha ${mark}`);
    const { rows } = await sql("SELECT e::text AS text FROM audit_entry e WHERE subject_id = $1", [user._id]);
    expect(rows.map(({ text }) => text.includes(mark))).toEqual([false]);
    await sql("UPDATE customer SET deleted_at = now() WHERE id = $1", [user._id]);
    expect(await label()).toBe("Deleted account");
  });
});
