import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { refuse } from "../edge/refuse";
import type { CatalogModuleService } from "../modules/catalog/service";
import { setServing } from "../modules/catalog/serving";
import { answerCatalogEarly } from "./answer-early";

const reported: unknown[] = [];
const fault = new TypeError("Cannot read properties of undefined");
let server: Server;

/** A catalogue in which every read fails: a database can't be made to fail on demand. */
const failing = {
  generation: () => 0,
  isHearing: () => true,
  categories: async () => {
    throw fault;
  },
};

beforeAll(async () => {
  setServing(failing as unknown as CatalogModuleService);
  const answer = answerCatalogEarly(refuse, (_req, _res, error) => reported.push(error));
  server = createServer((req, res) => {
    if (!answer(req, res)) res.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

beforeEach(() => {
  reported.length = 0;
});

afterAll(async () => {
  setServing(undefined);
  await new Promise((resolve) => server.close(resolve));
});

const get = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);

describe("a visitor's read that fails", () => {
  it("is reported and sent with no-store when the fault is ours", async () => {
    const answer = await get("/api/v1/categoryByuser");
    expect(answer.status).toBe(500);
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    expect(reported).toEqual([fault]);
  });

  it("is not reported when the fault is the caller's", async () => {
    const answer = await get("/api/v1/categoryByuser?page=0");
    expect(answer.status).toBe(400);
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    expect(reported).toEqual([]);
  });
});
