import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const category = "category_id, ";
const subCategory = "sub_category_id, ";
const newest = "created_at DESC, product_id DESC";
const bestSold = (units: string) => `${units} DESC, rating DESC, created_at DESC, product_id DESC`;
const price = "price, product_id";
const rating = "rating DESC, total_reviews DESC, product_id DESC";
const discount = "discount_percent DESC, product_id DESC";

/** What only lists were sorted by. The home grids keep theirs. */
const listIndexes = {
  category_newest: category + newest,
  category_relevance: category + bestSold("units_30d"),
  category_trending: category + bestSold("units_7d"),
  category_price: category + price,
  category_rating: category + rating,
  sub_category_newest: subCategory + newest,
  sub_category_relevance: subCategory + bestSold("units_30d"),
  sub_category_trending: subCategory + bestSold("units_7d"),
  sub_category_price: subCategory + price,
  sub_category_rating: subCategory + rating,
  sub_category_discount: subCategory + discount,
  all_newest: newest,
  all_price: price,
  all_rating: rating,
  all_discount: discount,
};

/**
 * Every change of a product in the read model gets a version, so that a process that holds the lists' columns in
 * memory reads only what changed. Lists are sorted and counted there: their indexes and their facets' table go.
 */
export class Migration20261122003000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`CREATE SEQUENCE catalog_version;`);
    this.addSql(
      `CREATE TABLE catalog_change (product_id text PRIMARY KEY, version bigint NOT NULL) WITH (fillfactor = 80);`,
    );
    this.addSql(`INSERT INTO catalog_change SELECT product_id, nextval('catalog_version') FROM catalog_product;`);
    this.addSql(`CREATE UNIQUE INDEX catalog_change_version ON catalog_change (version);`);
    this.addSql(`DROP TABLE catalog_facet;`);
    for (const name of Object.keys(listIndexes)) this.addSql(`DROP INDEX catalog_product_${name};`);
  }

  override async down(): Promise<void> {
    for (const [name, columns] of Object.entries(listIndexes)) {
      this.addSql(`CREATE INDEX catalog_product_${name} ON catalog_product (${columns}) WHERE active;`);
    }
    this.addSql(`CREATE TABLE catalog_facet (scope text PRIMARY KEY, total int NOT NULL, facets json NOT NULL);`);
    this.addSql(`DROP TABLE catalog_change;`);
    this.addSql(`DROP SEQUENCE catalog_version;`);
    // The code of before then builds everything anew, the facets too.
    this.addSql(`UPDATE catalog_state SET layout = 0;`);
  }
}
