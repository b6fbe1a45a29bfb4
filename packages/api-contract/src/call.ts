import type { z } from "zod";
import type { PermissionName } from "./access/permission-names";
import type { FileRule } from "./file/rules";

/** The schemas of a call. */
export type Endpoint = {
  /** One line for the API's page. */
  summary: string;
  params?: z.ZodType<Record<string, unknown>>;
  query?: z.ZodType<Record<string, unknown>>;
  body?: z.ZodType;
  /** A call with files accepts multipart/form-data, or JSON without files. */
  files?: Record<string, FileRule>;
  response: z.ZodType;
  /** The media type of a file response; JSON by default. */
  answersFile?: string;
  /** The status on success; 200 unless something is created. */
  created?: true;
};

type Call = { method: "GET" | "POST" | "PUT" | "DELETE"; path: `/${string}` };

/**
 * A call of `/api/v1`. `token` says whose token it requires; `none` calls are public, `optional` ones return more to a
 * known caller. `permission` is what an administrator must currently hold, of a list any one; `null`: only the login.
 * `alsoRequires` is another one that is required as well.
 */
export type Route =
  | (Call & { token: "none" | "optional" | "shopper" | "seller"; permission?: undefined; alsoRequires?: undefined })
  | (Call & {
      token: "administrator";
      permission: PermissionName | readonly PermissionName[] | null;
      alsoRequires?: PermissionName;
    });
