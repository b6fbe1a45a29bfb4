import type { z } from "zod";
import { backOfficeEndpoints } from "./back-office/endpoints";
import type { Endpoint } from "./call";
import { eventEndpoints } from "./event-endpoints";
import type { RouteName } from "./routes";
import { sellerEndpoints } from "./seller-endpoints";
import { shopperEndpoints } from "./shopper-endpoints";

/** Schemas of each call. The server validates with them, tests parse with them, and OpenAPI is generated from them. */
export const endpoints = {
  ...shopperEndpoints,
  ...eventEndpoints,
  ...backOfficeEndpoints,
  ...sellerEndpoints,
} satisfies Record<RouteName, Endpoint>;

type Part<Name extends RouteName, Key extends "params" | "query" | "body"> =
  (typeof endpoints)[Name] extends Record<Key, infer Schema extends z.ZodType> ? Schema : never;

/** A call's input as its caller provides it. Query values are text on the wire; numbers and booleans are converted. */
export type CallInput<Name extends RouteName> = ([Part<Name, "params">] extends [never]
  ? { params?: undefined }
  : { params: z.input<Part<Name, "params">> }) &
  ([Part<Name, "query">] extends [never] ? { query?: undefined } : { query?: Loose<z.input<Part<Name, "query">>> }) &
  ([Part<Name, "body">] extends [never] ? { body?: undefined } : { body: z.input<Part<Name, "body">> }) &
  ([FileField<Name>] extends [never]
    ? { files?: undefined }
    : { files?: { [Field in FileField<Name>]?: Blob | readonly Blob[] | null } });

/** The fields of a call that accept files. */
export type FileField<Name extends RouteName> =
  (typeof endpoints)[Name] extends Record<"files", infer Files> ? keyof Files & string : never;

type Loose<Query> = { [Key in keyof Query]: Query[Key] | number | boolean | undefined };

/** A call's response on success. */
export type CallAnswer<Name extends RouteName> = z.output<(typeof endpoints)[Name]["response"]>;
