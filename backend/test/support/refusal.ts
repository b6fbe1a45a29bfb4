import { randomUUID } from "node:crypto";
import { withDatabase } from "./database";

/** `which` is SQL over `NEW`, about rows of this test alone. */
type Refused = { table: string; event: "INSERT" | "UPDATE"; which: string };

/** Lets the run's database refuse to write some rows for as long as something is done, as a fault would. */
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
