/**
 * SQL that gives each product of `rows(product_id)` a new version, by which processes find what they have not taken in
 * yet. A product that is gone keeps its line here. To be run under the writer's lock.
 */
export const markChangedSql = (rows: string) => `
  INSERT INTO catalog_change (product_id, version) SELECT product_id, nextval('catalog_version') FROM ${rows}
  ON CONFLICT (product_id) DO UPDATE SET version = excluded.version
  RETURNING product_id`;
