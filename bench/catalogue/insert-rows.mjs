const chunk = 5_000;

/**
 * Bulk insert: a few statements of thousands of rows each. All rows have the first one's columns; values must be
 * JSON-serializable, and the table determines their types.
 *
 * @param {import("pg").Client} client
 * @param {string} table
 * @param {Record<string, unknown>[]} rows
 */
export async function insertRows(client, table, rows) {
  const [first] = rows;
  if (!first) return;
  const name = client.escapeIdentifier(table);
  const columns = Object.keys(first)
    .map((column) => client.escapeIdentifier(column))
    .join(", ");
  for (let from = 0; from < rows.length; from += chunk) {
    await client.query(
      `INSERT INTO ${name} (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::${name}, $1)`,
      [JSON.stringify(rows.slice(from, from + chunk))],
    );
  }
}
