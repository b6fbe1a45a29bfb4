import { failureSchema } from "@haat/api-contract/envelope";
import { limits } from "@haat/api-contract/limits";
import { serviceMessages } from "@haat/api-contract/service/messages";
import { raw } from "../support/raw";

const signup = (body: unknown, headers: Record<string, string> = {}) =>
  raw("POST", "/api/v1/signup", { body, headers });

describe("error responses of /api/v1", () => {
  it.each(["GET", "POST", "PUT", "PATCH", "DELETE"])("are 404 with JSON for an unknown path: %s", async (method) => {
    const answer = await raw(method, "/api/v1/no/such/thing");
    expect(answer.status).toBe(404);
    expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
    expect(failureSchema.parse(answer.body).message).toBe(serviceMessages.notFound);
  });

  it.each(["{bad", '{"email":', "nonsense", '"text"', "[1,"])("are 400 for malformed JSON: %s", async (body) => {
    const answer = await signup(body);
    expect(answer.status).toBe(400);
    expect(failureSchema.parse(answer.body).message).toBe(serviceMessages.malformedJson);
  });

  it("are 413 for a body over the limit", async () => {
    const answer = await signup({ email: "x".repeat(limits.jsonBodyBytes) });
    expect(answer.status).toBe(413);
    expect(failureSchema.parse(answer.body).message).toBe(serviceMessages.bodyTooLarge);
  });

  it("are not 413 for a large body below the limit, which is validated", async () => {
    const answer = await signup({ email: "x".repeat(limits.jsonBodyBytes - 1_000) });
    expect(answer.status).toBe(400);
  });

  it.each(["text/plain", "application/x-www-form-urlencoded", "application/xml", "multipart/form-data; boundary=x"])(
    "are 415 for %s",
    async (type) => {
      const answer = await signup("email=a@b.co", { "content-type": type });
      expect(answer.status).toBe(415);
      expect(failureSchema.parse(answer.body).message).toBe(serviceMessages.unsupportedMedia);
    },
  );

  it.each([
    [{ email: { $ne: null } }, /^email must be a string\.$/],
    [{ email: ["a@b.co"] }, /^email must be a string\.$/],
    [{ mobile: 9876543210 }, /^mobile must be a string\.$/],
    [{ email: "a@b.co", otp: 123456 }, /^otp|6-digit/],
    [[], /^The request body must be an object\.$/],
  ])("name the field of the wrong type: %j", async (body, sentence) => {
    const answer = await signup(body);
    expect(answer.status).toBe(400);
    expect(failureSchema.parse(answer.body).message).toMatch(sentence);
  });

  it.each(["page=0", "page=-1", "page=1.5", "page=abc", "limit=0", "limit=101", "page[$gt]=1", "page=1&page=2"])(
    "are 400 for the query %s",
    async (query) => {
      const answer = await raw("GET", `/api/v1/products?${query}`);
      expect(answer.status).toBe(400);
      expect(failureSchema.parse(answer.body).message).toMatch(/^(page|limit) /);
    },
  );

  it("are 414 for a URL that is too long, and 404 for OPTIONS", async () => {
    expect((await raw("GET", `/api/v1/products?brand=${"x".repeat(9_000)}`)).status).toBe(414);
    expect((await raw("OPTIONS", "/api/v1/cart")).status).toBe(404);
  });

  it.each(["/api/v1/%E0%A4%A", "/product/%00", "/%"])(
    "are 400 for a URL that cannot be decoded: %s",
    async (address) => {
      const answer = await raw("GET", address);
      expect(answer.status).toBe(400);
      failureSchema.parse(answer.body);
    },
  );

  it("reveal nothing about the server", async () => {
    const answers = await Promise.all([
      raw("GET", "/api/v1/product/title/'%20OR%201=1--"),
      raw("GET", "/api/v1/products/%27%3B%20DROP%20TABLE%20product"),
      signup("{bad"),
      raw("GET", "/store/products"),
    ]);
    for (const { text } of answers) expect(text).not.toMatch(/node_modules|\.ts:|\.js:|select |stack|postgres/i);
  });
});

it("an idle connection stays open longer than a reverse proxy keeps it", async () => {
  const { headers } = await raw("GET", "/health");
  expect(Number(headers.get("keep-alive")?.match(/timeout=(\d+)/)?.[1])).toBeGreaterThan(120);
});
