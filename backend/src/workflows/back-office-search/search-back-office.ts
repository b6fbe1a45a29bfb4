import type { PermissionName } from "@haat/api-contract/access/permission-names";
import type { BackOfficeHits } from "@haat/api-contract/back-office-search/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database, type Parameter, type Run, unprepared } from "../../database/database";
import { instantSql } from "../../database/page-of";
import { searchPatterns } from "../../database/search-patterns";
import { wordConditions } from "../../database/word-conditions";
import type { AdministratorAccess } from "../../modules/access/administrator-access";
import { holds } from "../../modules/access/service";
import { FIGURES_MODULE } from "../../modules/figures";
import type { FiguresService } from "../../modules/figures/service";

type Hits = Pick<BackOfficeHits, "products" | "orders" | "customers">;
type Kind = keyof Hits;

/** Of each kind; who wants more opens the list. */
const most = 5;

const needed: Record<Kind, PermissionName> = {
  products: "view_product",
  orders: "view_order",
  customers: "view_customer",
};

/** What a text asks of a column, and where in the statement the text itself stands. */
type Words = Pick<ReturnType<typeof wordConditions>, "on"> & { place: string };

/** A product is found by its title, or by the SKU of one of its variants as it stands. */
const productsSql = ({ on, place }: Words) => `
  SELECT p.id AS _id, p.title, coalesce(d.brand, '') AS brand, p.thumbnail AS image, p.status = 'published' AS "isActive"
    FROM product p
    LEFT JOIN product_details d ON d.product_id = p.id AND d.deleted_at IS NULL
   WHERE p.deleted_at IS NULL
     AND (${on("p.title", "ILIKE")}
          OR p.id IN (SELECT v.product_id FROM product_variant v WHERE v.sku IN (${place}, upper(${place})) AND v.deleted_at IS NULL))
   ORDER BY p.title ILIKE ltrim($1, '%') DESC, p.created_at DESC, p.id DESC LIMIT ${most}`;

const ordersSql = ({ on }: Words) => `
  SELECT order_id AS _id, display_id AS number, customer_name AS customer, status AS "orderStatus",
         (total_paise / 100.0)::float8 AS "finalAmount", ${instantSql("placed_at")} AS "createdAt"
    FROM order_listing WHERE ${on("search", "LIKE")} ORDER BY placed_at DESC, order_id DESC LIMIT ${most}`;

const customersSql = ({ on }: Words) => `
  SELECT customer_id AS _id, name, coalesce(email, '') AS email, coalesce(mobile, '') AS mobile
    FROM figures_customer WHERE ${on("search", "LIKE")} ORDER BY joined_at DESC, customer_id DESC LIMIT ${most}`;

/** A few products, orders and customers that match a text, of those that the caller may see. */
export async function searchBackOffice(
  container: MedusaContainer,
  caller: AdministratorAccess,
  text: string,
): Promise<Hits> {
  const { run } = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const patterns = searchPatterns(text);
  if (patterns.length === 0) return { products: [], orders: [], customers: [] };
  const ask = find(run);
  const { values, on } = wordConditions(patterns);
  const words: Words = { on, place: `$${values.length + 1}` };
  const [products, orders, customers] = await Promise.all([
    holds(caller, needed.products) ? ask<Hits["products"][number]>(productsSql(words), [...values, text.trim()]) : [],
    holds(caller, needed.orders) ? ask<Hits["orders"][number]>(ordersSql(words), values) : [],
    holds(caller, needed.customers)
      ? freshCustomers(container).then(() => ask<Hits["customers"][number]>(customersSql(words), values))
      : [],
  ]);
  return { products, orders, customers };
}

/** Who joined or was renamed a moment ago is found too. */
const freshCustomers = (container: MedusaContainer) => container.resolve<FiguresService>(FIGURES_MODULE).renew();

/** Not prepared: how rare a text is decides how it is best looked for. */
const find =
  (run: Run) =>
  <Row extends Record<string, unknown>>(text: string, values: readonly Parameter[]): Promise<Row[]> =>
    run<Row>({ name: unprepared, text, values });
