import { CatalogModuleService } from "./service";

// A sweep reads by a cursor, whose connection is its own.
jest.mock("#database/direct-connection", () => ({
  openDirectly: async () => ({ query: async () => ({ rows: [] }), end: async () => undefined }),
}));

/** A database that knows of nothing, and which statements it was sent. */
function anEmptyDatabase() {
  const sent: string[] = [];
  const query = async ({ name, text }: { name?: string; text: string }) => {
    sent.push(name || text);
    return { rows: [] };
  };
  const client = { acquireConnection: async () => ({ query }), releaseConnection: async () => {} };
  return { sent, connections: { client } };
}

describe("CatalogModuleService", () => {
  it("sweeps once at a time", async () => {
    const { sent, connections } = anEmptyDatabase();
    const catalog = new CatalogModuleService({ __pg_connection__: connections, logger: console } as never);
    await Promise.all([catalog.sweep(), catalog.sweep()]);
    const steps = sent.filter((name) => name === "catalog-state" || name === "catalog-swept");
    expect(steps).toEqual(["catalog-state", "catalog-swept", "catalog-state", "catalog-swept"]);
  });
});
