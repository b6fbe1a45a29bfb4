import type { PoolClient } from "pg";
import { type Connections, Database, unprepared } from "./database";

/** A connection that answers in order, as PostgreSQL does; `failing` fails. */
function connectionsOf(sent: string[], failing?: string): Connections {
  const query = async (statement: string | { text: string }) => {
    const text = typeof statement === "string" ? statement : statement.text;
    sent.push(text);
    if (text === failing) throw new Error("refused");
    return { rows: [{ text }] };
  };
  const connection = { query } as unknown as PoolClient;
  return { client: { acquireConnection: async () => connection, releaseConnection: async () => undefined } };
}

const [once, eachTime] = ["SET plan_cache_mode = force_generic_plan", "SET plan_cache_mode = auto"];

describe("a statement", () => {
  test("with a name is planned once", async () => {
    const sent: string[] = [];
    await new Database(connectionsOf(sent)).run({ name: "a", text: "SELECT $1", values: [1] });
    expect(sent).toEqual(["SELECT $1"]);
  });

  test("without a name is planned for its values", async () => {
    const sent: string[] = [];
    const database = new Database(connectionsOf(sent));
    expect(await database.run({ name: unprepared, text: "SELECT $1", values: [1] })).toEqual([{ text: "SELECT $1" }]);
    expect(sent).toEqual([eachTime, "SELECT $1", once]);
  });

  test("without values needs no plan for them", async () => {
    const sent: string[] = [];
    await new Database(connectionsOf(sent)).run({ name: unprepared, text: "BEGIN", values: [] });
    expect(sent).toEqual(["BEGIN"]);
  });

  test("that fails leaves the connection as it was", async () => {
    const sent: string[] = [];
    const database = new Database(connectionsOf(sent, "SELECT $1"));
    await expect(database.run({ name: unprepared, text: "SELECT $1", values: [1] })).rejects.toThrow("refused");
    expect(sent).toEqual([eachTime, "SELECT $1", once]);
  });
});
