import { staffLoginMessages } from "@haat/api-contract/staff-login/messages";
import { Client } from "pg";
import type { Run } from "#database/database";
import { peopleViews } from "#engine/views/people-views";
import type { AdministratorAccess } from "#modules/access/administrator-access";
import {
  requireAnotherFullAdministrator,
  requireFullAdministrator,
  requireMayGrant,
  requireMayManage,
} from "#workflows/access/granting-rules";
import { aStaffMember } from "../../support/administrator";
import { shopAddress } from "../../support/shop-address";

const caller = (permissions: string[], isFullAdministrator = false): AdministratorAccess => ({
  userId: "user_1",
  sessionId: "stses_1",
  staffId: "staff_1",
  isFullAdministrator,
  permissions: new Set(permissions),
});

/** A connection that runs the rules as in one of the shop's transactions. */
async function aConnection() {
  const client = new Client({ connectionString: shopAddress().databaseUrl });
  await client.connect();
  const prepared: Run = async ({ name, text, values }) =>
    (await client.query({ name, text, values: [...values] })).rows;
  return { client, prepared };
}

describe("granting permissions", () => {
  it("is limited to one's own permissions", () => {
    expect(() => requireMayGrant(caller(["view_order"]), ["view_order"])).not.toThrow();
    expect(() => requireMayGrant(caller(["view_order"]), ["view_order", "edit_order"])).toThrow(
      staffLoginMessages.cannotGrant,
    );
    expect(() => requireMayGrant(caller([], true), ["anything"])).not.toThrow();
    expect(() => requireMayGrant(caller([]), [])).not.toThrow();
  });

  it("needs a full administrator to make another one", () => {
    expect(() => requireFullAdministrator(caller(["edit_staff"]))).toThrow(staffLoginMessages.fullAdministratorOnly);
    expect(() => requireFullAdministrator(caller([], true))).not.toThrow();
  });
});

describe("changing an account", () => {
  it("requires all of its permissions, or a full administrator", async () => {
    const clerk = await aStaffMember({ permissions: ["view_order", "edit_order"] });
    const full = await aStaffMember({ fullAdministrator: true });
    const { client, prepared } = await aConnection();
    try {
      const manage = (access: AdministratorAccess, staffId: string) => requireMayManage({ prepared }, access, staffId);
      await manage(caller(["edit_staff", "view_order", "edit_order"]), clerk.staffId);
      await manage(caller([], true), full.staffId);
      await expect(manage(caller(["edit_staff", "view_order"]), clerk.staffId)).rejects.toMatchObject({ status: 403 });
      await expect(manage(caller(["edit_staff"]), full.staffId)).rejects.toMatchObject({ status: 403 });
    } finally {
      await client.end();
    }
  });
});

describe("the last full administrator", () => {
  // Separate tables: the shop's real administrator is needed by other tests.
  const schema = `rules_${process.pid}`;
  const inSchema = async () => {
    const connection = await aConnection();
    await connection.client.query(`SET search_path = ${schema}`);
    return connection;
  };

  it("cannot be demoted, even when two demote each other concurrently", async () => {
    const owner = await aConnection();
    await owner.client.query(`CREATE SCHEMA ${schema}`);
    try {
      for (const table of ["staff", '"user"']) {
        await owner.client.query(`CREATE TABLE ${schema}.${table} (LIKE public.${table} INCLUDING ALL)`);
      }
      const [a, b] = [await inSchema(), await inSchema()];
      const users = peopleViews.find(({ name }) => name === "haat_user");
      await a.client.query(`CREATE VIEW ${schema}.haat_user AS ${users?.sql}`);
      for (const name of ["one", "other"]) {
        await a.client.query('INSERT INTO "user" (id, email) VALUES ($1, $1)', [name]);
        await a.client.query("INSERT INTO staff (id, user_id, is_full_administrator) VALUES ($1, $1, true)", [name]);
      }
      await a.client.query("BEGIN");
      await b.client.query("BEGIN");
      await requireAnotherFullAdministrator(a, "one");
      await a.client.query("UPDATE staff SET is_full_administrator = false WHERE id = 'one'");
      const second = requireAnotherFullAdministrator(b, "other");
      await a.client.query("COMMIT");
      await expect(second).rejects.toMatchObject({ status: 409, message: staffLoginMessages.lastFullAdministrator });
      // One who was demoted already may be removed.
      await expect(requireAnotherFullAdministrator(b, "one")).resolves.toBeUndefined();
      await b.client.query("ROLLBACK");
      await Promise.all([a.client.end(), b.client.end()]);
    } finally {
      await owner.client.query(`DROP SCHEMA ${schema} CASCADE`);
      await owner.client.end();
    }
  });
});
