import type { PermissionName } from "./access/permission-names";

type Call = { method: "GET" | "POST" | "PUT" | "DELETE"; path: `/${string}` };

/**
 * A call of `/api/v1`. `token` says whose token opens it; `none` calls are public, `optional` ones answer a known
 * caller more fully. `permission` is what an administrator must hold at that moment, of a list any one; `null`: nothing
 * but the login. `besides` is another one, needed as well.
 */
export type Route =
  | (Call & { token: "none" | "optional" | "shopper" | "seller"; permission?: undefined; besides?: undefined })
  | (Call & {
      token: "administrator";
      permission: PermissionName | readonly PermissionName[] | null;
      besides?: PermissionName;
    });
