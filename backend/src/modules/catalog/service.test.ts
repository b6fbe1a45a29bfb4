import { CatalogModuleService } from "./service";

// There is no environment to read it from.
jest.mock("#database/direct-connection", () => ({ hasPooler: () => false }));

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
