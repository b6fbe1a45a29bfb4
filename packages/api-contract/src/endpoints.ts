import type { z } from "zod";
import { backOfficeEndpoints } from "./back-office/endpoints";
import type { Endpoint } from "./call";
import type { RouteName } from "./routes";
import { sellerEndpoints } from "./seller-endpoints";
import { shopperEndpoints } from "./shopper-endpoints";

/** What each call takes and answers. The server validates with it, tests parse with it, OpenAPI is made from it. */
export const endpoints = { ...shopperEndpoints, ...backOfficeEndpoints, ...sellerEndpoints } satisfies Record<
  RouteName,
  Endpoint
>;

type Part<Name extends RouteName, Key extends "params" | "query" | "body"> =
  (typeof endpoints)[Name] extends Record<Key, infer Schema extends z.ZodType> ? Schema : never;

/** Input of a call as its caller writes it. Query values are text on the wire; numbers and booleans are written out. */
export type CallInput<Name extends RouteName> = ([Part<Name, "params">] extends [never]
  ? { params?: undefined }
  : { params: z.input<Part<Name, "params">> }) &
  ([Part<Name, "query">] extends [never] ? { query?: undefined } : { query?: Loose<z.input<Part<Name, "query">>> }) &
  ([Part<Name, "body">] extends [never] ? { body?: undefined } : { body: z.input<Part<Name, "body">> }) &
  ([FileField<Name>] extends [never]
    ? { files?: undefined }
    : { files?: { [Field in FileField<Name>]?: Blob | readonly Blob[] | null } });

/** The fields of a call that take files. */
export type FileField<Name extends RouteName> =
  (typeof endpoints)[Name] extends Record<"files", infer Files> ? keyof Files & string : never;

type Loose<Query> = { [Key in keyof Query]: Query[Key] | number | boolean | undefined };

/** What a call answers when it succeeds. */
export type CallAnswer<Name extends RouteName> = z.output<(typeof endpoints)[Name]["response"]>;
