import { type PermissionName, permissionNames } from "@haat/api-contract/access/permission-names";
import { backOfficeRoutes } from "@haat/api-contract/back-office/routes";
import { failureSchema } from "@haat/api-contract/envelope";
import { loginMessages } from "@haat/api-contract/login/messages";
import type { Route } from "@haat/api-contract/route";
import { judgeEngineCall } from "../../../src/http/engine-admin/admin-guard";
import { closedPatterns, enginePermissions, openCalls } from "../../../src/http/engine-admin/permissions";
import {
  anAdministrator,
  anAdministratorWithoutSecondFactor,
  aSession,
  aStaffMember,
  type StaffMember,
  userIdOf,
} from "../../support/administrator";
import { engineCalls } from "../../support/engine-calls";
import { type RawAnswer, raw } from "../../support/raw";
import { aShopper } from "../../support/shopper";
import { aToken } from "../../support/token";

/** Callers whom every call of the back office refuses. */
let strangers: { who: string; token: string | undefined; status: number; engineStatus: number }[];
let administratorId: string;
const withAll = new Map<string, Promise<StaffMember>>();

/** A member of staff with these permissions, made once. */
function staffWith(permissions: readonly PermissionName[]): Promise<StaffMember> {
  const key = [...permissions].sort().join(" ");
  const made = withAll.get(key) ?? aStaffMember({ permissions });
  withAll.set(key, made);
  return made;
}

/** A session of its own: some calls end the one that asks. */
const freshToken = async (staff: Promise<StaffMember>) => aSession((await staff).userId);

beforeAll(async () => {
  const [shopper, unproven] = [await aShopper(), await anAdministratorWithoutSecondFactor()];
  administratorId = await userIdOf("admin@haat.test");
  strangers = [
    { who: "nobody", token: undefined, status: 401, engineStatus: 401 },
    { who: "a shopper", token: shopper.token, status: 403, engineStatus: 401 },
    { who: "a seller", token: aToken({ actor_type: "seller" }), status: 403, engineStatus: 401 },
    { who: "an administrator without the second factor", token: unproven, status: 401, engineStatus: 401 },
  ];
});

const inParallel = async <Item>(items: readonly Item[], act: (item: Item) => Promise<void>) => {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await act(item);
  };
  await Promise.all(Array.from({ length: 4 }, worker));
};

const bodyFor = (method: string) => (method === "GET" ? undefined : {});

describe("every call of the back office below /api/v1", () => {
  const calls = Object.entries<Route>(backOfficeRoutes).flatMap(([name, route]) =>
    route.token === "administrator"
      ? [{ ...route, name, address: `/api/v1${route.path.replace(/:\w+/g, "some-id")}` }]
      : [],
  );
  type Call = (typeof calls)[number];
  const ask = ({ method, address }: Call, token?: string): Promise<RawAnswer> =>
    raw(method, address, { token, body: bodyFor(method) });
  const anyOf = ({ permission }: Call): readonly PermissionName[] => (permission === null ? [] : [permission].flat());

  it("is walked", () => {
    expect(calls.length).toBeGreaterThan(40);
  });

  it.each(calls)("$method $path refuses who is no administrator", async (call) => {
    for (const { who, token, status } of strangers) {
      const answer = await ask(call, token);
      expect({ who, status: answer.status }).toEqual({ who, status });
      failureSchema.parse(answer.body);
    }
  });

  it.each(calls.filter((call) => anyOf(call).length > 0))(
    "$method $path refuses staff who hold every other permission",
    async (call) => {
      const others = permissionNames.filter((name) => !anyOf(call).includes(name));
      const answer = await ask(call, await freshToken(staffWith(others)));
      expect(answer.status).toBe(403);
      expect(failureSchema.parse(answer.body).message).toBe(loginMessages.forbidden);
    },
  );

  it.each(calls)("$method $path lets staff with the permission through, and a full administrator", async (call) => {
    const sets = anyOf(call).length === 0 ? [[]] : anyOf(call).map((name) => [name]);
    for (const permissions of sets) {
      const answer = await ask(call, await freshToken(staffWith(permissions)));
      expect({ permissions, status: answer.status, text: answer.text }).not.toMatchObject({ status: 401 });
      expect({ permissions, status: answer.status, text: answer.text }).not.toMatchObject({ status: 403 });
    }
    expect([401, 403]).not.toContain((await ask(call, await aSession(administratorId))).status);
  });
});

describe("every call of the engine's admin", () => {
  type Named = Record<string, readonly PermissionName[] | null | undefined>;
  const permissionOf = ({ method, pattern }: (typeof engineCalls)[number]) =>
    (enginePermissions as Named)[`${method} ${pattern}`];
  const isClosed = ({ method, pattern }: (typeof engineCalls)[number]) =>
    closedPatterns.some((closed) => closed.test(`${method} ${pattern}`));
  const guarded = engineCalls.filter(({ method, pattern }) => !openCalls.includes(`${method} ${pattern}`));
  const named = guarded.filter((call) => permissionOf(call) !== undefined);
  const unnamed = guarded.filter((call) => permissionOf(call) === undefined);

  const ask = (method: string, path: string, token?: string) =>
    raw(method, path, { headers: token ? { authorization: `Bearer ${token}` } : {}, body: bodyFor(method) });

  it("is walked", () => {
    expect(engineCalls.length).toBeGreaterThan(350);
    expect(named).toHaveLength(Object.keys(enginePermissions).length);
  });

  it("refuses who is no administrator, whatever the path's case", async () => {
    await inParallel(guarded, async ({ method, path }) => {
      for (const { who, token, engineStatus } of strangers) {
        const { status } = await ask(method, who === "nobody" ? path.toUpperCase() : path, token);
        expect({ method, path, who, status }).toEqual({ method, path, who, status: engineStatus });
      }
    });
  }, 300_000);

  it("refuses staff with every permission where the table names none", async () => {
    const token = await freshToken(staffWith(permissionNames));
    await inParallel(unnamed, async ({ method, path }) => {
      const { status } = await ask(method, path, token);
      expect({ method, path, status }).toEqual({ method, path, status: 403 });
    });
  }, 300_000);

  it("refuses staff who hold every permission but the named ones", async () => {
    await inParallel(named, async (call) => {
      const anyOf = permissionOf(call);
      if (!anyOf) return;
      const others = permissionNames.filter((name) => !anyOf.includes(name));
      const { status } = await ask(call.method, call.path, (await staffWith(others)).token);
      expect({ ...call, status }).toEqual({ ...call, status: 403 });
    });
  }, 300_000);

  it("lets staff with the permission through", async () => {
    await inParallel(named, async (call) => {
      for (const permissions of permissionOf(call)?.map((name) => [name]) ?? [[]]) {
        const { status } = await ask(call.method, call.path, (await staffWith(permissions)).token);
        expect({ ...call, permissions, refused: status === 401 || status === 403 }).toEqual({
          ...call,
          permissions,
          refused: false,
        });
      }
    });
  }, 300_000);

  it("lets a full administrator through, but where it is closed to everybody", async () => {
    const full = await anAdministrator();
    const access = {
      userId: "",
      sessionId: "",
      staffId: "",
      isFullAdministrator: true,
      permissions: new Set<string>(),
    };
    await inParallel(guarded, async (call) => {
      const { method, pattern, path } = call;
      // What the guard says is asked of it directly where the call itself would begin an export or never end.
      const judged = judgeEngineCall(access, `${method} ${pattern}`) !== null;
      expect({ ...call, judged }).toEqual({ ...call, judged: isClosed(call) });
      if (!isClosed(call) && (method !== "GET" || pattern.endsWith("/subscribe"))) return;
      const { status } = await ask(method, path, full.token);
      expect({ ...call, refused: status === 401 || status === 403 }).toEqual({ ...call, refused: isClosed(call) });
    });
  }, 300_000);
});
