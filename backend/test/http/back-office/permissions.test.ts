import { randomBytes } from "node:crypto";
import { permissionDescriptions } from "@haat/api-contract/access/permission-names";
import { roleMessages } from "@haat/api-contract/role/messages";
import { staffLoginMessages } from "@haat/api-contract/staff-login/messages";
import { type Administrator, anAdministrator, aStaffMember } from "../../support/administrator";
import { api, failureOf } from "../../support/api";
import { auditOf } from "../../support/audit";
import { withDatabase } from "../../support/database";
import { raw } from "../../support/raw";

const mark = randomBytes(5).toString("hex");
let administrator: Administrator;
beforeAll(async () => {
  administrator = await anAdministrator();
});
afterAll(() =>
  withDatabase(async (client) => {
    await client.query("DELETE FROM role WHERE name LIKE $1", [`%${mark}%`]);
    await client.query("DELETE FROM permission WHERE name LIKE $1", [`%${mark}%`]);
  }),
);

const asAdministrator = () => api(administrator.token);
const aName = () => `pack_${mark}_${randomBytes(3).toString("hex")}`;
async function aPermission(body: { name?: string; description?: string; status?: "active" | "inactive" } = {}) {
  return (await asAdministrator().call("addPermission", { body: { name: aName(), ...body } })).data;
}
async function aRoleOf(...ids: string[]) {
  const body = { name: `Packers ${mark} ${randomBytes(3).toString("hex")}`, permissions: ids };
  return (await asAdministrator().call("addRole", { body })).data;
}
const change = (id: string, body: object, token = administrator.token) =>
  api(token).call("updatePermission", { params: { id }, body });
const remove = (id: string) => asAdministrator().call("deletePermission", { params: { id } });
const builtIn = async (name: string) => {
  const { data } = await asAdministrator().call("listPermissions", { query: { search: name } });
  const found = data.find((permission) => permission.name === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
};

describe("GET /api/v1/permissions", () => {
  // @spec permissions-server-enforces-start get-permissions-answers-data
  it("lists all, newest first, built-in ones marked", async () => {
    const [first, second] = [await aPermission(), await aPermission({ description: "Wraps parcels" })];
    const { data, total } = await asAdministrator().call("listPermissions", {});
    expect(data.slice(0, 2).map(({ _id }) => _id)).toEqual([second._id, first._id]);
    expect(data[0]).toMatchObject({ description: "Wraps parcels", status: "active", isBuiltIn: false });
    expect(total).toBe(data.length);
    expect((await builtIn("edit_settings")).isBuiltIn).toBe(true);
  });

  // @spec built-permissions-descriptions
  it("describes each built-in permission", async () => {
    const { data } = await asAdministrator().call("listPermissions", {});
    const told = data.filter(({ isBuiltIn }) => isBuiltIn).map(({ name, description }) => [name, description]);
    expect(Object.fromEntries(told)).toEqual(permissionDescriptions);
  });

  it("is paged and searched in the database", async () => {
    await aPermission({ description: `Zebra ${mark}` });
    const { data, ...paging } = await asAdministrator().call("listPermissions", {
      query: { search: `zebra ${mark}`, page: 1, limit: 5 },
    });
    expect(data).toHaveLength(1);
    expect(paging).toMatchObject({ total: 1, page: 1, limit: 5 });
    const { data: none } = await asAdministrator().call("listPermissions", { query: { search: "%_%" } });
    expect(none).toEqual([]);
  });
});

describe("POST /api/v1/permissions", () => {
  // @spec post-permissions-name-description
  it("adds one, active by default, and audits who did", async () => {
    const made = await aPermission();
    expect(made).toMatchObject({ status: "active", description: "" });
    expect(await auditOf(made._id)).toMatchObject([{ action: "permission.created", before: null }]);
  });

  // @spec permission-name-required-role
  it.each([
    ["no name", {}, "Permission name is required."],
    ["a blank name", { name: "   " }, "Permission name is required."],
    ["a name of two lines", { name: "add\nproduct" }, roleMessages.permissionNameInvalid],
    ["a name that is too long", { name: "a".repeat(101) }, roleMessages.permissionNameTooLong(100)],
    ["a status that is none", { name: "abc", status: "on" }, undefined],
    ["a description that is no text", { name: "abc", description: { $ne: 1 } }, undefined],
  ])("rejects %s", async (_what, body, message) => {
    const answer = await raw("POST", "/api/v1/permissions", { token: administrator.token, body });
    expect(answer.status).toBe(400);
    if (message) expect(answer.body).toEqual({ success: false, message });
  });

  // @spec permission-name-free-text
  it("accepts free text, trimmed, as the name", async () => {
    const name = `Pack & seal (पार्सल), ${aName()}`;
    expect((await aPermission({ name: `  ${name} ` })).name).toBe(name);
    const longest = `${aName()} `.padEnd(100, "x");
    expect((await aPermission({ name: longest })).name).toBe(longest);
  });

  // @spec permission-name-free-text
  it("rejects a name that differs only in case, even from a built-in one", async () => {
    const { _id, name } = await aPermission();
    for (const taken of [name.toUpperCase(), "View_Order"]) {
      expect(await failureOf(aPermission({ name: taken }))).toMatchObject({
        status: 409,
        message: roleMessages.permissionNameTaken,
      });
    }
    const other = await aPermission();
    expect(await failureOf(change(other._id, { name: name.toUpperCase() }))).toMatchObject({ status: 409 });
    expect((await change(_id, { name: name.toUpperCase() })).data.name).toBe(name.toUpperCase());
  });

  // @spec post-permissions-name-description
  it("rejects a taken name, and all but one of twenty concurrent requests", async () => {
    const name = aName();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        raw("POST", "/api/v1/permissions", { token: administrator.token, body: { name } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect(await failureOf(aPermission({ name }))).toMatchObject({
      status: 409,
      message: roleMessages.permissionNameTaken,
    });
  });
});

describe("PUT /api/v1/permissions/:id", () => {
  // @spec put-permissions-id-same
  it("changes name and description, or only the status", async () => {
    const made = await aPermission();
    const name = aName();
    const { data } = await change(made._id, { name, description: "Seals", status: "active" });
    expect(data).toMatchObject({ name, description: "Seals" });
    const toggled = await change(made._id, { status: "inactive" });
    expect(toggled.message).toBe(roleMessages.permissionStatusUpdated);
    expect(toggled.data).toMatchObject({ name, description: "Seals", status: "inactive" });
    expect((await auditOf(made._id)).at(-1)).toMatchObject({
      before: { status: "active" },
      after: { status: "inactive" },
    });
  });

  // @spec two-administrators-edit-thing
  it("rejects the second of two changes to the same version", async () => {
    const made = await aPermission();
    await change(made._id, { description: "one", version: made.version });
    const late = await failureOf(change(made._id, { description: "two", version: made.version }));
    expect(late).toMatchObject({ status: 409, message: roleMessages.changedMeanwhile });
    const { data } = await asAdministrator().call("listPermissions", { query: { search: made.name } });
    expect(data[0]?.description).toBe("one");
  });

  // @spec permission-name-free-text permissions-server-enforces-start
  it("does not rename built-in permissions, whose names have a meaning in code", async () => {
    const { _id, description } = await builtIn("view_earnings");
    expect(await failureOf(change(_id, { name: aName() }))).toMatchObject({
      status: 409,
      message: roleMessages.permissionBuiltInRenamed,
    });
    const { data } = await change(_id, { description: `Sees money ${mark}` });
    expect(data.description).toBe(`Sees money ${mark}`);
    await change(_id, { description });
  });

  it("rejects a taken name and an unknown id", async () => {
    const [one, other] = [await aPermission(), await aPermission()];
    expect(await failureOf(change(one._id, { name: other.name }))).toMatchObject({ status: 409 });
    expect(await failureOf(change("perm_none", { name: aName() }))).toMatchObject({ status: 404 });
  });

  // @spec inactive-permission-role-grants
  it("grants nothing while inactive, from the next request on, and only a full administrator can reactivate it", async () => {
    const permission = await aPermission();
    const role = await aRoleOf(permission._id);
    const clerk = await aStaffMember({ permissions: ["view_permission", "edit_permission"] });
    await change(permission._id, { status: "inactive" }, clerk.token);
    const { data } = await asAdministrator().call("listRoles", { query: { search: role.name } });
    expect(data[0]?.permissions[0]?.status).toBe("inactive");
    expect(await failureOf(change(permission._id, { status: "active" }, clerk.token))).toMatchObject({
      status: 403,
      message: roleMessages.permissionActivation,
    });
    await change(permission._id, { status: "active" });
  });
});

describe("DELETE /api/v1/permissions/:id", () => {
  // @spec delete-permissions-id permission-deleted-successfully-role
  it("deletes an unused one", async () => {
    const made = await aPermission();
    expect((await remove(made._id)).message).toBe("Permission deleted successfully!");
    expect(await failureOf(remove(made._id))).toMatchObject({ status: 404 });
    expect((await auditOf(made._id)).at(-1)).toMatchObject({ action: "permission.deleted", after: null });
  });

  // @spec delete-permissions-id
  it("does not delete a built-in one, and names the roles that use one", async () => {
    const { _id } = await builtIn("view_role");
    expect(await failureOf(remove(_id))).toMatchObject({ status: 409, message: roleMessages.permissionBuiltInDeleted });
    const made = await aPermission();
    const role = await aRoleOf(made._id);
    expect(await failureOf(remove(made._id))).toMatchObject({
      status: 409,
      message: `This permission is still used by: ${role.name}.`,
    });
  });
});

describe("permission checks", () => {
  it.each([
    ["listPermissions", "GET", "/api/v1/permissions"],
    ["addPermission", "POST", "/api/v1/permissions"],
    ["updatePermission", "PUT", "/api/v1/PERMISSIONS/perm_x"],
    ["deletePermission", "DELETE", "/api/v1/permissions/perm_x"],
  ])("%s needs its permission", async (_name, method, path) => {
    const clerk = await aStaffMember({ permissions: ["view_product"] });
    const body = method === "GET" ? undefined : { name: "abc" };
    expect((await raw(method, path, { token: clerk.token, body })).status).toBe(403);
    expect((await raw(method, path, { body })).status).toBe(401);
  });

  // @spec nobody-grant-they-don
  it("no one can grant permissions they lack", async () => {
    const clerk = await aStaffMember({ permissions: ["view_role", "add_role", "edit_role", "view_product"] });
    const [has, lacks] = [await builtIn("view_product"), await builtIn("edit_settings")];
    const add = (permissions: string[]) =>
      api(clerk.token).call("addRole", { body: { name: `Mine ${mark} ${permissions.length}`, permissions } });
    const made = (await add([has._id])).data;
    expect(await failureOf(add([has._id, lacks._id]))).toMatchObject({
      status: 403,
      message: staffLoginMessages.cannotGrant,
    });
    const widen = api(clerk.token).call("updateRole", {
      params: { id: made._id },
      body: { permissions: [has._id, lacks._id] },
    });
    expect(await failureOf(widen)).toMatchObject({ status: 403, message: staffLoginMessages.cannotGrant });
  });
});
