import type { MedusaContainer } from "@medusajs/framework/types";
import { searchBackOffice } from "./search-back-office";

/** A pool that counts how many of its connections are in use at once. */
function aPool() {
  const texts: string[] = [];
  let out = 0;
  let max = 0;
  const connection = {
    getTransactionStatus: () => "I",
    query: async (statement: string | { text: string }) => {
      texts.push(typeof statement === "string" ? statement : statement.text);
      return { rows: [] };
    },
  };
  const client = {
    acquireConnection: async () => {
      out += 1;
      max = Math.max(max, out);
      return connection;
    },
    releaseConnection: async () => {
      out -= 1;
    },
  };
  return { pool: { client }, texts, maxOut: () => max };
}

describe("a back office search", () => {
  // @spec search-tolerates-typos
  it("uses one connection for all kinds, and one rule for similar spellings", async () => {
    const { pool, texts, maxOut } = aPool();
    const services = { renew: async () => undefined };
    const container = {
      resolve: (name: string) => (name === "__pg_connection__" ? pool : services),
    } as unknown as MedusaContainer;
    await searchBackOffice(container, { isFullAdministrator: true, permissions: new Set() } as never, "sharam");
    expect(maxOut()).toBe(1);
    expect(texts.filter((text) => text.includes("LIMIT"))).toHaveLength(14);
    expect(texts.filter((text) => text.includes("word_similarity_threshold"))).toHaveLength(1);
    expect(texts.filter((text) => text.includes("<%"))).toHaveLength(7);
  });
});
