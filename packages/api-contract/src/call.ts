import type { z } from "zod";
import type { PermissionName } from "./access/permission-names";
import type { FileRule } from "./file/rules";

/** What a call takes and answers. */
export type Endpoint = {
  /** One line for the API's page. */
  summary: string;
  params?: z.ZodType<Record<string, unknown>>;
  query?: z.ZodType<Record<string, unknown>>;
  body?: z.ZodType;
  /** A call with files takes its body as multipart/form-data, or as JSON where it has no file to send. */
  files?: Record<string, FileRule>;
  response: z.ZodType;
  /** The media type of an answer that is a file and not JSON. */
  answersFile?: string;
  /** Status of success; 200 unless something is created. */
  created?: true;
};

type Call = { method: "GET" | "POST" | "PUT" | "DELETE"; path: `/${string}` };

/**
 * A call of `/api/v1`. `token` says whose token opens it; `none` calls are public, `optional` ones answer a known
 * caller more fully. `permission` is what an administrator must hold at that moment, of a list any one; `null`: nothing
 * but the login. `besides` is another one, needed as well.
 */
export type Route =
  | (Call & { token: "none" | "optional" | "shopper" | "seller"; permission?: undefined; alsoRequires?: undefined })
  | (Call & {
      token: "administrator";
      permission: PermissionName | readonly PermissionName[] | null;
      alsoRequires?: PermissionName;
    });
