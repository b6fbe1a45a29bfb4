/** Creates the database unless it exists. @param {string} url of the database itself; its server must be running */
export async function ensureDatabase(url) {
  const { default: pg } = await import("pg");
  const name = decodeURIComponent(new URL(url).pathname.slice(1));
  const server = new URL(url);
  server.pathname = "/postgres";
  const client = new pg.Client({ connectionString: server.href });
  await client.connect();
  try {
    const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [name]);
    if (!rowCount) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

/**
 * Runs one statement on a new connection.
 *
 * @param {string} url
 * @param {string} sql
 * @param {unknown[]} [values]
 * @returns {Promise<Record<string, unknown>[]>}
 */
export async function query(url, sql, values = []) {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end();
  }
}
