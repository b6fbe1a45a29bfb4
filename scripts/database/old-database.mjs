import { Complaint } from "../complain.mjs";
import { query } from "./databases.mjs";
import { missingBeforeSquash } from "./squashed-migrations.mjs";

/**
 * Throws if a database is older than the previous release: a module's squashed migration would run although the tables
 * exist. Call it before anything in the database is changed.
 *
 * @param {string} url of the database
 */
export async function refuseOldDatabase(url) {
  const [table] = await query(url, "SELECT to_regclass('public.mikro_orm_migrations') IS NOT NULL AS there");
  if (!table?.there) return;
  const rows = await query(url, "SELECT name FROM public.mikro_orm_migrations");
  const missing = missingBeforeSquash(rows.map(({ name }) => String(name)));
  if (missing.length === 0) return;
  throw new Complaint(
    `This database is older than the previous release. Start the previous release once, then this one. Nothing was changed. (Missing: ${missing.join(", ")}.)`,
  );
}
