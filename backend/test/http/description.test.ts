import { endpoints } from "@haat/api-contract/endpoints";
import { type RouteName, routes } from "@haat/api-contract/routes";
import { z } from "zod";
import { raw } from "../support/raw";

const operationSchema = z.object({
  operationId: z.string(),
  summary: z.string(),
  parameters: z.array(
    z.looseObject({ name: z.string(), in: z.enum(["path", "query", "header"]), required: z.boolean() }),
  ),
  requestBody: z.looseObject({}).optional(),
  responses: z.record(z.string(), z.looseObject({ description: z.string() })),
  security: z.array(z.record(z.string(), z.array(z.string()))),
});
const documentSchema = z.looseObject({
  openapi: z.literal("3.1.1"),
  info: z.object({ title: z.string(), version: z.string(), description: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.looseObject({
    schemas: z.record(z.string(), z.unknown()),
    securitySchemes: z.record(z.string(), z.unknown()),
  }),
});

const document = async () => documentSchema.parse((await raw("GET", "/api/v1/openapi.json")).body);

describe("GET /api/v1/openapi.json", () => {
  it("describes exactly the contract's calls", async () => {
    const { paths } = await document();
    const described = Object.values(paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(described.sort()).toEqual(Object.keys(routes).sort());
  });

  it("declares each call's path parameters, body, responses and token", async () => {
    const { paths } = await document();
    for (const [name, { method, path, token }] of Object.entries(routes)) {
      const written = path.replace(/:(\w+)/g, "{$1}");
      const operation = paths[written]?.[method.toLowerCase()];
      const inPath = operation?.parameters
        .filter((parameter) => parameter.in === "path")
        .map((parameter) => parameter.name);
      expect(inPath).toEqual([...path.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter));
      expect(operation?.requestBody !== undefined).toBe("body" in endpoints[name as RouteName]);
      expect(Object.keys(operation?.responses ?? {})).toContain(
        "created" in endpoints[name as RouteName] ? "201" : "200",
      );
      expect(operation?.security).toEqual(
        token === "none" ? [{}] : token === "optional" ? [{}, { token: [] }] : [{ token: [] }],
      );
    }
  });

  it("references only existing schemas, and all of them", async () => {
    const { components } = await document();
    const { text } = await raw("GET", "/api/v1/openapi.json");
    const references = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
    expect(new Set(references)).toEqual(new Set(Object.keys(components.schemas)));
  });
});

describe("GET /api/v1/docs", () => {
  it("serves a page that loads only local files", async () => {
    const page = await raw("GET", "/api/v1/docs");
    expect(page.status).toBe(200);
    const files = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = ""]) => file);
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) expect((await raw("GET", file)).status).toBe(200);
  });

  it.each(["package.json", "..%2fpackage.json", "index.html"])("serves no other file: %s", async (file) => {
    expect((await raw("GET", `/api/v1/docs/${file}`)).status).toBe(404);
  });
});
