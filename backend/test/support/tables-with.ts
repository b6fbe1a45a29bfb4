import { withDatabase } from "./database";

/**
 * Tables with a row that contains this text; of the run's own database by default. Fractions of a second are excluded,
 * since they would match a six-digit code by chance.
 */
export function tablesWith(text: string, databaseUrl?: string): Promise<string[]> {
  return withDatabase(async (client) => {
    const { rows } = await client.query<{ name: string }>(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1",
    );
    const found: string[] = [];
    for (const { name } of rows) {
      const hit = await client.query(
        String.raw`SELECT 1 FROM "${name}" t
                    WHERE regexp_replace(t::text, '(:\d\d)\.\d{1,6}', '\1', 'g') LIKE '%' || $1 || '%' LIMIT 1`,
        [text],
      );
      if (hit.rows.length > 0) found.push(name);
    }
    return found;
  }, databaseUrl);
}
