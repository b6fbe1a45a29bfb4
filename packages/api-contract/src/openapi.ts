import { z } from "zod";
import type { Route } from "./call";
import { endpoints } from "./endpoints";
import { failureSchema } from "./envelope";
import type { FileRule } from "./file/rules";
import { tagOf } from "./openapi-tags";
import { type RouteName, routes } from "./routes";
import { puzzleSchema } from "./service/proof-of-work";

type Json = Record<string, unknown>;
type Schemas = {
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  files?: Record<string, FileRule>;
  response: z.ZodType;
  answersFile?: string;
};

/** A schema's input as JSON Schema, before transforms; what JSON Schema cannot express is left open. */
const wire = (schema: z.ZodType, io: "input" | "output"): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, target: "draft-2020-12", unrepresentable: "any" });
  return json;
};

const properties = (schema: z.ZodType): [string, Json, boolean][] => {
  const json = wire(schema, "input");
  const required = Array.isArray(json.required) ? json.required : [];
  return Object.entries((json.properties ?? {}) as Record<string, Json>).map(([name, property]) => [
    name,
    property,
    required.includes(name),
  ]);
};

const parametersOf = ({ params, query }: Schemas): Json[] => [
  ...(params ? properties(params) : []).map(([name, schema]) => ({ name, in: "path", required: true, schema })),
  ...(query ? properties(query) : []).map(([name, schema, required]) => ({ name, in: "query", required, schema })),
];

const json = (schema: Json): Json => ({ "application/json": { schema } });

const fileProperty = ({ max }: FileRule): Json => {
  const file = { type: "string", format: "binary" };
  return max === 1 ? file : { type: "array", items: file, maxItems: max };
};

/** The body in each media type that the call accepts; the same fields, in a form with the files beside them. */
function bodyContent(body: z.ZodType, files: Record<string, FileRule> | undefined): Json {
  const schema = wire(body, "input");
  if (!files) return json(schema);
  const fileProperties = Object.fromEntries(Object.entries(files).map(([field, rule]) => [field, fileProperty(rule)]));
  const form = { ...schema, properties: { ...(schema.properties as Json | undefined), ...fileProperties } };
  return { "multipart/form-data": { schema: form }, ...json(schema) };
}

const answerContent = ({ response, answersFile }: Schemas): Json =>
  answersFile ? { [answersFile]: { schema: { type: "string", format: "binary" } } } : json(wire(response, "output"));

const failures: Record<string, string> = {
  400: "Bad input",
  401: "Missing or invalid token",
  403: "Not permitted",
  404: "Not found",
  409: "Conflict with stock, price or state",
  413: "The request body or a file in it is too large",
  415: "Unsupported media type",
  428: "Repeated unusually often: solve the puzzle of the response, and repeat the request with the header X-Proof-Of-Work",
  429: "Too many requests; see Retry-After",
  503: "The shop is temporarily unavailable",
};

const failureResponses = (route: Route, takesBody: boolean): Json =>
  Object.fromEntries(
    Object.entries(failures)
      .filter(([status]) => route.token !== "none" || !["401", "403"].includes(status))
      .filter(([status]) => takesBody || !["413", "415"].includes(status))
      .map(([status, description]) => [
        status,
        { description, content: json({ $ref: `#/components/schemas/${status === "428" ? "Puzzle" : "Failure"}` }) },
      ]),
  );

const permissionText = ({ permission, alsoRequires }: Route): string =>
  [[permission ?? []].flat().join(" or "), alsoRequires ?? []].flat().join(" and ");

function operation(name: RouteName): Json {
  const route: Route = routes[name];
  const endpoint: Schemas = endpoints[name];
  const idempotencyKey = { name: "Idempotency-Key", in: "header", required: false, schema: { type: "string" } };
  return {
    operationId: name,
    summary: endpoint.summary,
    ...(route.permission ? { description: `Requires the permission ${permissionText(route)}.` } : {}),
    tags: [tagOf(route)],
    parameters: [...parametersOf(endpoint), ...(name === "placeOrder" ? [idempotencyKey] : [])],
    ...(endpoint.body ? { requestBody: { required: true, content: bodyContent(endpoint.body, endpoint.files) } } : {}),
    responses: {
      ["created" in endpoint ? "201" : "200"]: {
        description: "Success",
        content: answerContent(endpoint),
      },
      ...failureResponses(route, endpoint.body !== undefined),
    },
    security: securityOf(route),
  };
}

/** An empty requirement means that the token is optional. */
function securityOf({ token }: Route): Json[] {
  if (token === "none") return [{}];
  return token === "optional" ? [{}, { token: [] }] : [{ token: [] }];
}

const openApiPath = (path: string) => path.replace(/:(\w+)/g, "{$1}");

/** The OpenAPI 3.1 document of every call in the contract. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const name of Object.keys(routes) as RouteName[]) {
    const { method, path } = routes[name];
    paths[openApiPath(path)] = { ...paths[openApiPath(path)], [method.toLowerCase()]: operation(name) };
  }
  return {
    openapi: "3.1.1",
    info: {
      title: "Haat",
      version: "1",
      description: "Paths are case-insensitive. Amounts are in rupees, times are ISO 8601 in UTC.",
    },
    servers: [{ url: "/api/v1" }],
    // In the order of the contract: shoppers, back office, sellers.
    tags: [...new Set(Object.values(routes).map((route: Route) => tagOf(route)))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Failure: wire(failureSchema, "output"), Puzzle: wire(puzzleSchema, "output") },
      securitySchemes: {
        token: {
          type: "apiKey",
          in: "header",
          name: "Authorization",
          description: "The login token, with or without the `Bearer ` prefix.",
        },
      },
    },
  };
}
