import { endpoints } from "@haat/api-contract/endpoints";
import { limits } from "@haat/api-contract/limits";
import type { RouteName } from "@haat/api-contract/routes";
import { serviceMessages } from "@haat/api-contract/service/messages";
import type { MedusaRequest } from "@medusajs/framework/http";
import type { z } from "zod";
import { ApiError } from "../errors/api-error";
import { toSentence, wordIssue } from "./to-sentence";

type Part<Name extends RouteName, Key extends "params" | "query" | "body"> =
  (typeof endpoints)[Name] extends Record<Key, infer Schema extends z.ZodType> ? z.output<Schema> : undefined;

/** A call's input as parsed by the contract. A part that the call does not take is undefined. */
export type Input<Name extends RouteName> = {
  params: Part<Name, "params">;
  query: Part<Name, "query">;
  body: Part<Name, "body">;
};

type Schemas = { params?: z.ZodType; query?: z.ZodType; body?: z.ZodType; files?: object };

function read(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value, { error: wordIssue });
  if (result.success) {
    refuseUnstorable(result.data);
    return result.data;
  }
  throw new ApiError(400, toSentence(result.error.issues[0]));
}

/**
 * PostgreSQL cannot store U+0000 or a lone surrogate; such text would fail later as an internal error. Runs on the
 * schema's output, whose depth the caller does not control.
 */
function refuseUnstorable(value: unknown, path: PropertyKey[] = []): void {
  if (typeof value === "string") {
    if (!value.includes("\0") && !/\p{Cs}/u.test(value)) return;
    throw new ApiError(400, toSentence({ message: "contains a character that is not allowed", path }));
  }
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) refuseUnstorable(inner, [...path, key]);
}

/**
 * Parses a request with the contract's schemas; 400 with a message that names the field, 415 for a body that is not
 * JSON. The form of a call that takes files is already in the body by then.
 */
export function readInput<Name extends RouteName>(name: Name, req: MedusaRequest): Input<Name> {
  const { body, files }: Schemas & { summary: string } = endpoints[name];
  const kinds = files ? ["application/json", "multipart/form-data"] : ["application/json"];
  if (body && hasBody(req) && !req.is(kinds)) {
    throw new ApiError(415, serviceMessages.unsupportedMedia);
  }
  return parseInput(name, { params: req.params, query: req.query, body: req.body ?? {} });
}

/** The same for a request that did not come through Express. */
export function parseInput<Name extends RouteName>(
  name: Name,
  parts: { params: unknown; query: unknown; body?: unknown },
): Input<Name> {
  const { params, query, body }: Schemas & { summary: string } = endpoints[name];
  return {
    params: read(params, parts.params),
    query: read(query, parts.query),
    body: read(body, parts.body),
  } as Input<Name>;
}

const hasBody = (req: MedusaRequest) =>
  req.headers["transfer-encoding"] !== undefined || Number(req.headers["content-length"] ?? 0) > 0;

/** @returns the header's value; null if it is absent or blank. @throws ApiError 400 if it is too long. */
export function readIdempotencyKey(header: string | string[] | undefined): string | null {
  const key = [header].flat()[0]?.trim();
  if (!key) return null;
  if (key.length <= limits.maxIdempotencyKeyLength) return key;
  throw new ApiError(400, `Idempotency-Key must be at most ${limits.maxIdempotencyKeyLength} characters.`);
}
