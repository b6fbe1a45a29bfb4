import { randomUUID } from "node:crypto";
import { withDatabase } from "./database";

/** `which` is SQL over `NEW`, limited to this test's rows. */
type Refused = { table: string; event: "INSERT" | "UPDATE"; which: string };

/** Makes the run's database reject writes of some rows while a function runs, to simulate a fault. */
export async function whileRefused<Result>(
  { table, event, which }: Refused,
  act: () => Promise<Result>,
): Promise<Result> {
  const name = `refusal_${randomUUID().replaceAll("-", "")}`;
  const tell = (sql: string) => withDatabase((client) => client.query(sql));
  await tell(`CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'A fault'; END $$;
    CREATE TRIGGER ${name} BEFORE ${event} ON ${table} FOR EACH ROW WHEN (${which}) EXECUTE FUNCTION ${name}()`);
  try {
    return await act();
  } finally {
    await tell(`DROP TRIGGER ${name} ON ${table}; DROP FUNCTION ${name}()`);
  }
}
