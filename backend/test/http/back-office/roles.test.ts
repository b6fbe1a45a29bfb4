import { randomBytes } from "node:crypto";
import { roleMessages } from "@haat/api-contract/role/messages";
import { staffLoginMessages } from "@haat/api-contract/staff-login/messages";
import { type Administrator, anAdministrator, aStaffMember } from "../../support/administrator";
import { api, failureOf } from "../../support/api";
import { auditOf } from "../../support/audit";
import { withDatabase } from "../../support/database";
import { raw } from "../../support/raw";

const mark = randomBytes(5).toString("hex");
let administrator: Administrator;
let ids: Record<string, string>;
beforeAll(async () => {
  administrator = await anAdministrator();
  const { data } = await api(administrator.token).call("listPermissions", {});
  ids = Object.fromEntries(data.map(({ name, _id }) => [name, _id]));
});
afterAll(() => withDatabase((client) => client.query("DELETE FROM role WHERE name LIKE $1", [`%${mark}%`])));

const idOf = (name: string) => ids[name] ?? "";
const aName = () => `Packer ${mark} ${randomBytes(3).toString("hex")}`;
const asAdministrator = () => api(administrator.token);
async function aRole(names: string[] = [], name = aName()) {
  return (await asAdministrator().call("addRole", { body: { name, permissions: names.map(idOf), status: "active" } }))
    .data;
}
const change = (id: string, body: object, token = administrator.token) =>
  api(token).call("updateRole", { params: { id }, body });

describe("GET /api/v1/role", () => {
  // @spec get-role-answers-data
  it("lists roles with their permissions, newest first", async () => {
    const [first, second] = [await aRole(), await aRole(["view_order", "edit_order"])];
    const { data } = await asAdministrator().call("listRoles", { query: { search: mark, page: 1, limit: 2 } });
    expect(data.map(({ _id }) => _id)).toEqual([second._id, first._id]);
    expect(data[0]?.permissions.map(({ name }) => name)).toEqual(["edit_order", "view_order"]);
    expect(data[1]).toMatchObject({ permissions: [], staffCount: 0, status: "active" });
  });
});

describe("POST /api/v1/role", () => {
  // @spec post-role-name-permissions
  it("adds a role, and audits who did", async () => {
    const role = await aRole(["view_order"]);
    expect(await auditOf(role._id)).toMatchObject([
      {
        action: "role.created",
        before: null,
        after: { name: role.name, status: "active", permissions: ["view_order"] },
      },
    ]);
  });

  // @spec post-role-name-permissions permission-name-required-role
  it.each([
    ["no name", { permissions: [] }, "Role name is required."],
    ["a blank name", { name: " \t" }, "Role name is required."],
    ["an unknown permission", { name: "X", permissions: ["perm_none"] }, roleMessages.roleUnknownPermission],
    ["permissions that are no list", { name: "X", permissions: "all" }, undefined],
    ["a name with a NUL byte", { name: "X\u0000" }, undefined],
    ["a name that is too long", { name: "x".repeat(101) }, roleMessages.nameTooLong],
  ])("rejects %s", async (_what, body, message) => {
    const answer = await raw("POST", "/api/v1/role", { token: administrator.token, body });
    expect(answer.status).toBe(400);
    if (message) expect(answer.body).toEqual({ success: false, message });
  });

  // @spec post-role-name-permissions
  it("rejects a taken name, whatever its case, and all but one of twenty concurrent requests", async () => {
    const name = aName();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        raw("POST", "/api/v1/role", {
          token: administrator.token,
          body: { name: index % 2 ? name : name.toUpperCase() },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  });
});

describe("PUT /api/v1/role/:id", () => {
  // @spec put-role-id-name
  it("changes name and permissions but not the status, or only the status", async () => {
    const role = await aRole(["view_order"]);
    await change(role._id, { status: "inactive" });
    const name = aName();
    const { data } = await change(role._id, { name, permissions: [idOf("view_product")] });
    expect(data).toMatchObject({ name, status: "inactive" });
    expect(data.permissions.map((permission) => permission.name)).toEqual(["view_product"]);
    expect(await auditOf(role._id)).toHaveLength(3);
  });

  // @spec two-administrators-edit-thing
  it("rejects the second of two changes to the same version, and keeps the first", async () => {
    const role = await aRole();
    await change(role._id, { permissions: [idOf("view_order")], version: role.version });
    const late = await failureOf(change(role._id, { permissions: [], version: role.version }));
    expect(late).toMatchObject({ status: 409, message: roleMessages.changedMeanwhile });
    const { data } = await asAdministrator().call("listRoles", { query: { search: role.name } });
    expect(data[0]?.permissions).toHaveLength(1);
  });

  // @spec inactive-permission-role-grants
  it("takes effect from the next request on, and grants nothing while inactive", async () => {
    const clerk = await aStaffMember({ permissions: ["view_role"] });
    const list = () => raw("GET", "/api/v1/role", { token: clerk.token });
    expect((await list()).status).toBe(200);
    await change(clerk.roleId, { status: "inactive" });
    expect((await list()).status).toBe(403);
    await change(clerk.roleId, { status: "active" });
    expect((await list()).status).toBe(200);
    await change(clerk.roleId, { permissions: [] });
    expect((await list()).status).toBe(403);
  });

  // @spec nobody-grant-they-don
  it("lets an editor keep permissions they lack, but not add or reactivate them", async () => {
    const role = await aRole(["edit_settings"]);
    const clerk = await aStaffMember({ permissions: ["view_role", "edit_role", "view_product"] });
    const kept = await change(role._id, { permissions: [idOf("edit_settings"), idOf("view_product")] }, clerk.token);
    expect(kept.data.permissions).toHaveLength(2);
    const added = change(role._id, { permissions: [idOf("view_earnings")] }, clerk.token);
    expect(await failureOf(added)).toMatchObject({ status: 403, message: staffLoginMessages.cannotGrant });
    await change(role._id, { status: "inactive" }, clerk.token);
    const again = change(role._id, { status: "active" }, clerk.token);
    expect(await failureOf(again)).toMatchObject({ status: 403, message: staffLoginMessages.cannotGrant });
  });

  it("rejects an unknown id", async () => {
    expect(await failureOf(change("role_none", { name: aName() }))).toMatchObject({ status: 404 });
  });
});

describe("DELETE /api/v1/role/:id", () => {
  // @spec delete-role-id permission-deleted-successfully-role
  it("deletes an unassigned role, and names the staff of an assigned one", async () => {
    const role = await aRole(["view_order"]);
    const removed = await asAdministrator().call("deleteRole", { params: { id: role._id } });
    expect(removed.message).toBe("Role deleted successfully!");
    const clerk = await aStaffMember({ permissions: ["view_role"] });
    const used = asAdministrator().call("deleteRole", { params: { id: clerk.roleId } });
    expect(await failureOf(used)).toMatchObject({ status: 409, message: roleMessages.roleInUse(clerk.email) });
  });
});
