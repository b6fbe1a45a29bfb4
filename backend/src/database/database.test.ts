import type { PoolClient } from "pg";
import { type Connections, Database, unprepared } from "./database";

/** A connection that answers in order, as PostgreSQL does; `failing` fails. `status`: "T" in a transaction. */
function connectionsOf(
  sent: string[],
  { failing, status = "I" }: { failing?: string; status?: string } = {},
): Connections {
  const query = async (statement: string | { text: string }) => {
    const text = typeof statement === "string" ? statement : statement.text;
    sent.push(text);
    if (text === failing) throw new Error("refused");
    return { rows: [{ text }] };
  };
  const connection = { query, getTransactionStatus: () => status } as unknown as PoolClient;
  return { client: { acquireConnection: async () => connection, releaseConnection: async () => undefined } };
}

const [once, eachTime] = ["SET LOCAL plan_cache_mode = force_generic_plan", "SET LOCAL plan_cache_mode = auto"];
const planned = { name: unprepared, text: "SELECT $1", values: [1] };

describe("a statement", () => {
  test("with a name is planned once", async () => {
    const sent: string[] = [];
    await new Database(connectionsOf(sent)).run({ name: "a", text: "SELECT $1", values: [1] });
    expect(sent).toEqual(["SELECT $1"]);
  });

  test("without a name is planned for its values, by a setting that ends with its transaction", async () => {
    const sent: string[] = [];
    expect(await new Database(connectionsOf(sent)).run(planned)).toEqual([{ text: "SELECT $1" }]);
    expect(sent).toEqual([`BEGIN; ${eachTime}`, "SELECT $1", "COMMIT"]);
  });

  test("without a name leaves the transaction that it is part of open", async () => {
    const sent: string[] = [];
    await new Database(connectionsOf(sent, { status: "T" })).run(planned);
    expect(sent).toEqual([eachTime, "SELECT $1", once]);
  });

  test("without values needs no plan for them", async () => {
    const sent: string[] = [];
    await new Database(connectionsOf(sent)).run({ name: unprepared, text: "BEGIN", values: [] });
    expect(sent).toEqual(["BEGIN"]);
  });

  test.each([
    ["I", [`BEGIN; ${eachTime}`, "SELECT $1", "ROLLBACK"]],
    ["T", [eachTime, "SELECT $1"]],
  ])("that fails rolls its own transaction back, and no other (%s)", async (status, expected) => {
    const sent: string[] = [];
    const database = new Database(connectionsOf(sent, { failing: "SELECT $1", status }));
    await expect(database.run(planned)).rejects.toThrow("refused");
    expect(sent).toEqual(expected);
  });
});
