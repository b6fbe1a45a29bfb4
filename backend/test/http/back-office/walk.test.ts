import { type PermissionName, permissionNames } from "@haat/api-contract/access/permission-names";
import { backOfficeRoutes } from "@haat/api-contract/back-office/routes";
import type { Route } from "@haat/api-contract/call";
import { failureSchema } from "@haat/api-contract/envelope";
import { loginMessages } from "@haat/api-contract/login/messages";
import { routes } from "@haat/api-contract/routes";
import { serviceMessages } from "@haat/api-contract/service/messages";
import { checkEngineCall } from "#http/engine-admin/admin-guard";
import { closedPatterns, enginePermissions, openCalls } from "#http/engine-admin/permissions";
import {
  anAdministratorWithoutSecondFactor,
  aSession,
  aStaffMember,
  type StaffMember,
} from "../../support/administrator";
import { api } from "../../support/api";
import { aCategory, aProduct } from "../../support/catalogue";
import { withDatabase } from "../../support/database";
import { closedEngineCalls, type EngineCall, engineAreas, engineCalls } from "../../support/engine-calls";
import { mismatches } from "../../support/mismatches";
import { publishableKeyHeader } from "../../support/publishable-key";
import { raw } from "../../support/raw";
import { aSeller } from "../../support/seller";
import { aShopper } from "../../support/shopper";

// Some three thousand calls in all, on a machine that may be busy.
jest.setTimeout(240_000);

/** Callers that every back-office call rejects. */
let strangers: Stranger[];
/** Of these, the ones whose login has expired. */
let ended: Stranger[];
/** The engine's `/store` normally requires this header. */
let publishableKey: Record<string, string>;
type Stranger = { who: string; token: string | undefined; status: number };
let full: StaffMember;
const withAll = new Map<string, Promise<StaffMember>>();

/** A member of staff with these permissions, created once. */
function staffWith(permissions: readonly PermissionName[]): Promise<StaffMember> {
  const key = [...permissions].sort().join(" ");
  const made = withAll.get(key) ?? aStaffMember({ permissions });
  withAll.set(key, made);
  return made;
}

const staffWithout = (permissions: readonly PermissionName[]) =>
  staffWith(permissionNames.filter((name) => !permissions.includes(name)));

/** A separate session: some calls end the caller's own. */
const freshToken = async (staff: Promise<StaffMember>) => aSession((await staff).userId);

beforeAll(async () => {
  const [shopper, seller, unproven] = [await aShopper(), await aSeller(), await anAdministratorWithoutSecondFactor()];
  // Not the shop's own administrator: one call ends all of an account's sessions, and other tests use that one's.
  full = await aStaffMember({ fullAdministrator: true });
  publishableKey = await publishableKeyHeader();
  const [blocked, loggedOut] = [await aShopper(), await aShopper()];
  const wish = { params: { id: blocked.user._id }, body: { blocked: true, reason: "A test." } };
  await api(full.token).call("updateCustomer", wish);
  await api(loggedOut.token).call("logOutEverywhere", {});
  ended = [
    { who: "a blocked shopper", token: blocked.token, status: 401 },
    { who: "a shopper who has logged out", token: loggedOut.token, status: 401 },
  ];
  strangers = [
    ...ended,
    { who: "nobody", token: undefined, status: 401 },
    { who: "a shopper", token: shopper.token, status: 403 },
    { who: "a seller", token: seller.token, status: 403 },
    { who: "an administrator without the second factor", token: unproven, status: 401 },
  ];
});

const bodyFor = (method: string) => (method === "GET" ? undefined : {});
const isRefusal = (status: number) => status === 401 || status === 403;

describe("every call of the back office below /api/v1", () => {
  const calls = Object.entries<Route>(routes).flatMap(([name, route]) =>
    route.token === "administrator"
      ? [{ ...route, name, address: `/api/v1${route.path.replace(/:\w+/g, "some-id")}` }]
      : [],
  );
  type Call = (typeof calls)[number];
  const ask = ({ method, address }: Pick<Call, "method" | "address">, token?: string) =>
    raw(method, address, { token, body: bodyFor(method) });
  const anyOf = ({ permission }: Call): readonly PermissionName[] => (permission === null ? [] : [permission].flat());

  const alsoRequired = ({ alsoRequires }: Call): readonly PermissionName[] => (alsoRequires ? [alsoRequires] : []);

  // @spec call-needs-none-list
  it("needs a permission, except for the account's own data and calls that filter by permission", () => {
    expect(calls.length).toBeGreaterThan(40);
    const free = calls.filter((call) => anyOf(call).length === 0).map(({ name }) => name);
    expect(free.sort()).toEqual([
      "changePassword",
      "endOtherSessions",
      "endSession",
      "getAuthenticator",
      "getMe",
      "getOverview",
      "getToDo",
      "listNotices",
      "listSessions",
      "logOut",
      "makeRecoveryCodes",
      "readNotices",
      "searchBackOffice",
      "setUpAuthenticator",
      "turnOffAuthenticator",
      "turnOnAuthenticator",
      "updateMe",
    ]);
  });

  // @spec call-needs-none-list
  it("needs an administrator, except for the login, an invitation's link and the document's public lists", () => {
    const others = Object.entries<Route>(backOfficeRoutes).filter(([, { token }]) => token !== "administrator");
    expect(others.map(([name, { token }]) => `${token} ${name}`).sort()).toEqual([
      "none acceptInvitation",
      "none adminLogin",
      "none adminLoginByApp",
      "none getInvitation",
      "none getLoginDefaults",
      "optional listAllCategories",
      "optional listAllSubCategories",
    ]);
  });

  // @spec every-call-back-office
  it("rejects callers who are no administrators", async () => {
    const asked = calls.flatMap((call) => strangers.map((stranger) => ({ ...call, ...stranger })));
    const wrong = await mismatches(asked, async ({ status, token, ...call }) => {
      const answer = await ask(call, token);
      return { expected: status, received: answer.status, isFailure: failureSchema.safeParse(answer.body).success };
    });
    expect(wrong).toEqual([]);
  });

  // @spec every-call-needs-permission
  it("rejects staff who have every other permission", async () => {
    const lacked = (call: Call) => [anyOf(call), alsoRequired(call)].filter(({ length }) => length > 0);
    const asked = calls.flatMap((call) => lacked(call).map((permissions) => ({ ...call, permissions })));
    const wrong = await mismatches(asked, async ({ permissions, ...call }) => {
      const answer = await ask(call, await freshToken(staffWithout(permissions)));
      const said = failureSchema.safeParse(answer.body).data?.message;
      return { expected: 403, received: answer.status, isFailure: said === loginMessages.forbidden };
    });
    expect(wrong).toEqual([]);
  });

  // @spec every-call-needs-permission
  it("accepts staff with only this permission, and a full administrator", async () => {
    const asked = calls.flatMap((call) => {
      const sets: (readonly PermissionName[] | null)[] = anyOf(call).length
        ? anyOf(call).map((name) => [name, ...alsoRequired(call)])
        : [[]];
      return [...sets, null].map((permissions) => ({ ...call, permissions }));
    });
    const letThrough = async ({ permissions, ...call }: (typeof asked)[number]) => {
      const token = permissions ? await freshToken(staffWith(permissions)) : await aSession(full.userId);
      const { status } = await ask(call, token);
      return { expected: "let through", received: isRefusal(status) || status >= 500 ? status : "let through" };
    };
    const endsOthers = ({ name }: Pick<Call, "name">) => name === "endOtherSessions";
    const wrong = await mismatches(
      asked.filter((call) => !endsOthers(call)),
      letThrough,
    );
    for (const call of asked.filter((call) => endsOthers(call))) wrong.push(...(await mismatches([call], letThrough)));
    expect(wrong).toEqual([]);
  });
});

describe("the public lists", () => {
  // @spec get-category-all-true get-subcategory-all-true get-products-all-view get-banner-all-view
  it("show inactive items only to staff who may view them", async () => {
    const [category, product] = [await aCategory({ hidden: true }), await aProduct({ hidden: true })];
    const bannerId = `banner_${product.id}`;
    await withDatabase((client) =>
      client.query(
        `INSERT INTO banner (id, title, image, link, status) VALUES ($1, 'Over', '/media/none.webp', '/', false)`,
        [bannerId],
      ),
    );
    const subCategory = await aCategory({ hidden: true, parentId: category.id });
    const lists: { path: string; permission: PermissionName; id: string }[] = [
      { path: "/Category", permission: "view_category", id: category.id },
      { path: "/Category?all=true", permission: "view_category", id: category.id },
      { path: "/subcategory?all=true", permission: "view_subcategory", id: subCategory.id },
      { path: "/products", permission: "view_product", id: product.id },
      { path: "/Banner", permission: "view_banner", id: bannerId },
    ];
    const asked = lists.flatMap((list) => [
      ...strangers.map(({ who, token }) => ({ ...list, who, token: async () => token, shown: false })),
      { ...list, who: "others", token: () => freshToken(staffWithout([list.permission])), shown: false },
      { ...list, who: "permitted", token: () => freshToken(staffWith([list.permission])), shown: true },
      { ...list, who: "full", token: () => aSession(full.userId), shown: true },
    ]);
    const wrong = await mismatches(asked, async ({ path, id, token, shown }) => {
      const { status, text } = await raw("GET", `/api/v1${path}`, { token: await token() });
      return { expected: `200 ${shown}`, received: `${status} ${text.includes(`"${id}"`)}` };
    });
    expect(wrong).toEqual([]);
  });
});

describe("every call of the engine outside its admin", () => {
  it("is covered: shoppers' own, logins, webhooks, the vendor's cloud", () => {
    expect(engineAreas.sort()).toEqual(["admin", "auth", "cloud", "hooks", "store"]);
    expect(closedEngineCalls.length).toBeGreaterThan(70);
    const paths = closedEngineCalls.map(({ method, path }) => `${method} ${path}`);
    expect(paths).toEqual(expect.arrayContaining(["POST /store/carts", "POST /hooks/payment/some-id"]));
  });

  // @spec engine-own-calls-beside
  it("returns 404 for any method, token and key", async () => {
    const staff = await freshToken(staffWith(["view_product"]));
    const visitor = { who: "nobody, with a key", token: undefined };
    const callers = [
      ...strangers,
      { who: "limited staff", token: staff },
      { who: "a full administrator", token: await aSession(full.userId) },
    ];
    const paths = [...new Set(closedEngineCalls.map(({ path }) => path))];
    const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
    const asked = [
      ...callers.flatMap((caller) => closedEngineCalls.map(({ method, path }) => ({ method, path, ...caller }))),
      ...paths.flatMap((path) => methods.map((method) => ({ method, path: path.toUpperCase(), ...visitor }))),
    ].map(({ token, ...call }) => ({
      ...call,
      // The key is not secret: any caller may send it.
      headers: { ...publishableKey, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    }));
    const wrong = await mismatches(asked, async ({ method, path, headers }) => {
      const body = method === "GET" || method === "HEAD" ? undefined : {};
      const answer = await raw(method, path, { headers, body });
      const isEmpty = method === "HEAD" && answer.text === "";
      return {
        expected: 404,
        received: answer.status,
        isFailure: isEmpty || failureSchema.safeParse(answer.body).data?.message === serviceMessages.notFound,
      };
    });
    expect(wrong).toEqual([]);
  });
});

describe("every call of the engine's admin", () => {
  type Named = Record<string, readonly PermissionName[] | null | undefined>;
  const permissionOf = ({ method, pattern }: EngineCall) => (enginePermissions as Named)[`${method} ${pattern}`];
  const isClosed = ({ method, pattern }: EngineCall) =>
    closedPatterns.some((closed) => closed.test(`${method} ${pattern}`));
  const guarded = engineCalls.filter(({ method, pattern }) => !openCalls.includes(`${method} ${pattern}`));
  const named = guarded.filter((call) => permissionOf(call) !== undefined);
  const unnamed = guarded.filter((call) => permissionOf(call) === undefined);

  const ask = async (method: string, path: string, token?: string) =>
    (await raw(method, path, { headers: token ? { authorization: `Bearer ${token}` } : {}, body: bodyFor(method) }))
      .status;

  it("is covered", () => {
    expect(engineCalls.length).toBeGreaterThan(350);
    expect(named).toHaveLength(Object.keys(enginePermissions).length);
    expect(openCalls).toEqual(["GET /feature-flags"]);
  });

  // @spec every-call-back-office
  it("rejects callers who are no administrators, whatever the path's case", async () => {
    const asked = guarded.flatMap((call) => strangers.map((stranger) => ({ ...call, ...stranger })));
    const wrong = await mismatches(asked, async ({ method, path, who, token }) => {
      const status = await ask(method, who === "nobody" ? path.toUpperCase() : path, token);
      return { expected: "refused", received: isRefusal(status) ? "refused" : status };
    });
    expect(wrong).toEqual([]);
  });

  // @spec header-judged-once-engine
  it("cannot be opened by a header that the engine might interpret differently", async () => {
    const live = await aSession(full.userId);
    const headers: Record<string, string>[] = [
      { ...publishableKey },
      ...ended.flatMap(({ token }) =>
        [`Bearer ${token} x`, `bearer\t${token}`, `${token}`, `Bearer ${token},`].map((authorization) => ({
          authorization,
        })),
      ),
      ...[`Bearer ${live} x`, `x Bearer ${live}`, `Bearer Bearer ${live}`, `Basic ${live}`, `Bearer\u00a0${live}`].map(
        (authorization) => ({ authorization }),
      ),
      ...[`token=${live}`, `connect.sid=${live}`, `jwt=${live}; authorization=Bearer ${live}`].map((cookie) => ({
        cookie,
      })),
    ];
    const doors = ["/admin/users/me", "/ADMIN/Products", "/api/v1/back-office/me", "/api/v1/cart"];
    const asked = headers.flatMap((sent) => doors.map((path) => ({ sent, path })));
    const wrong = await mismatches(asked, async ({ sent, path }) => ({
      expected: 401,
      received: (await raw("GET", path, { headers: sent })).status,
    }));
    expect(wrong).toEqual([]);
    // Sent by our own apps, and by the engine's.
    for (const authorization of [live, `Bearer ${live}`, `bearer  ${live}`])
      expect((await raw("GET", "/admin/users/me", { headers: { authorization } })).status).toBe(200);
  });

  // @spec call-needs-none-list
  it("rejects staff with every permission where the table names none", async () => {
    const token = await freshToken(staffWith(permissionNames));
    const wrong = await mismatches(unnamed, async ({ method, path }) => ({
      expected: 403,
      received: await ask(method, path, token),
    }));
    expect(wrong).toEqual([]);
  });

  // @spec every-call-needs-permission
  it("rejects staff who have every permission except the named ones", async () => {
    const asked = named.flatMap((call) => {
      const permissions = permissionOf(call);
      return permissions ? [{ ...call, permissions }] : [];
    });
    const wrong = await mismatches(asked, async ({ method, path, permissions }) => ({
      expected: 403,
      received: await ask(method, path, await freshToken(staffWithout(permissions))),
    }));
    expect(wrong).toEqual([]);
  });

  // @spec every-call-needs-permission
  it("accepts staff with the permission", async () => {
    const asked = named.flatMap((call) => {
      const sets: (readonly PermissionName[])[] = permissionOf(call)?.map((name) => [name]) ?? [[]];
      return sets.map((permissions) => ({ ...call, permissions }));
    });
    const wrong = await mismatches(asked, async ({ method, path, permissions }) => {
      const status = await ask(method, path, await freshToken(staffWith(permissions)));
      return { expected: "let through", received: isRefusal(status) ? status : "let through" };
    });
    expect(wrong).toEqual([]);
  });

  it("accepts a full administrator, except where it is closed to everybody", async () => {
    const token = await aSession(full.userId);
    const [userId, sessionId, staffId] = ["", "", ""];
    const access = { userId, sessionId, staffId, isFullAdministrator: true, permissions: new Set<string>() };
    // Of the open ones, only reads are requested over HTTP: others would start an export. Some of the engine's never
    // end.
    const endless = /\/subscribe$|^\/index\/details$/;
    const asked = guarded.filter((call) => isClosed(call) || (call.method === "GET" && !endless.test(call.pattern)));
    const decided = guarded.filter(
      (call) => (checkEngineCall(access, `${call.method} ${call.pattern}`) !== null) !== isClosed(call),
    );
    expect(decided).toEqual([]);
    const wrong = await mismatches(asked, async (call) => ({
      expected: isClosed(call) ? 403 : "let through",
      received: await ask(call.method, call.path, token).then((status) => (isRefusal(status) ? status : "let through")),
    }));
    expect(wrong).toEqual([]);
  });

  it("returns 400 for unknown sort and filter names, and for invalid pages", async () => {
    const token = await aSession(full.userId);
    const lists = engineCalls.filter(
      (call) => call.method === "GET" && permissionOf(call) && !call.pattern.includes(":"),
    );
    const queries = [
      ...["order=customers.email", "order=-nonsense", "limit=-1", "offset=-1"],
      ...["nonsense=x", "nonsense[name]=x", "foo[customers.email]=x", "foo.customers=x"],
    ];
    // A group has customers.
    const known = ["/admin/customer-groups?order=customers.email"];
    const asked = lists.flatMap((call) => queries.map((query) => ({ ...call, path: `${call.path}?${query}` })));
    const wrong = await mismatches(asked, async ({ method, path }) => {
      return { expected: known.includes(path) ? 200 : 400, received: await ask(method, path, token) };
    });
    expect(lists.map(({ path }) => path)).toEqual(expect.arrayContaining(["/admin/products", "/admin/orders"]));
    expect(wrong).toEqual([]);
    const refused = await raw("GET", "/admin/products?order=customers.email", { token });
    expect(refused).toMatchObject({ status: 400, body: { type: "invalid_data" } });
  });
});
