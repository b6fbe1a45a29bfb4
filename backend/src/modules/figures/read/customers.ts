import { type Run, unprepared } from "#database/database";
import { fromNearerEnd, inListOrder, pageSql } from "#database/page-of";
import { foldedSql } from "#database/text-search";

export type CustomerFigures = {
  customer_id: string;
  name: string;
  email: string | null;
  email_verified: boolean;
  mobile: string | null;
  mobile_verified: boolean;
  joined_at: Date;
  orders: number;
  spent_paise: number;
  last_order_at: Date | null;
  blocked: boolean;
};

export type CustomersWanted = {
  search: string;
  blocked: boolean | undefined;
  /** Of a customer group. */
  groupId: string | undefined;
  sort: keyof typeof columnOf;
  order: "asc" | "desc";
  limit: number;
  offset: number;
};

const columnOf = { joined: "joined_at", orders: "orders", spent: "spent_paise", lastOrder: "last_order_at" } as const;
/** Customers without an order come last in descending and first in ascending order. */
const nullsOf = { asc: "NULLS FIRST", desc: "NULLS LAST" } as const;

/** Escapes text for a LIKE pattern. */
const literal = (text: string) => text.replace(/[\\%_]/g, "\\$&");

/** Folds the search text like the rows, in a statement of its own: inline it would be folded again for each row. */
async function patternOf(run: Run, search: string): Promise<string> {
  const [row] = await run<{ text: string }>({
    name: "customers-fold",
    text: `SELECT ${foldedSql("$1::text")} AS text`,
    values: [search],
  });
  return `%${literal(row?.text ?? search)}%`;
}

const inGroupSql = (groupId: string) =>
  `EXISTS (SELECT FROM haat_customer_group_member m
            WHERE m.customer_id = figures_customer.customer_id AND m.group_id = ${groupId})`;

const columns =
  "customer_id, name, email, email_verified, mobile, mobile_verified, joined_at, orders, spent_paise::float8 AS spent_paise, last_order_at, blocked";

/** A page of customers, and the total number. */
export async function readCustomers(
  run: Run,
  { search, blocked, groupId, sort, order, limit, offset }: CustomersWanted,
): Promise<{ rows: CustomerFigures[]; total: number }> {
  const pattern = search ? await patternOf(run, search) : null;
  const values = [pattern, groupId].filter((value) => value != null);
  const where = [
    ...(pattern ? ["search LIKE $1"] : []),
    ...(groupId ? [inGroupSql(`$${values.length}`)] : []),
    ...(blocked === undefined ? [] : [blocked ? "blocked" : "NOT blocked"]),
  ];
  const filter = where.length > 0 ? `WHERE ${where.join(" AND ")}` : "";
  const named = (name: string) => (search || groupId ? unprepared : `customers-${blocked ?? "any"}-${name}`);
  const [counted] = await run<{ total: number }>({
    name: named("count"),
    text: `SELECT count(*)::int AS total FROM figures_customer ${filter}`,
    values,
  });
  const total = counted?.total ?? 0;
  const range = fromNearerEnd({ total, limit, offset, order });
  const [column, nulls] = [columnOf[sort], sort === "lastOrder" ? nullsOf[range.order] : ""];
  // Matches the indexes, read forwards or backwards.
  const by = `${column} ${range.order} ${nulls}, customer_id ${range.order}`;
  const ids = `SELECT customer_id FROM figures_customer ${filter} ORDER BY ${by}`;
  const page = pageSql(ids, `$${values.length + 1}`, `$${values.length + 2}`);
  const rows = await run<CustomerFigures>({
    name: named(`${sort}-${range.order}`),
    text: `SELECT ${columns} FROM (${page}) page JOIN figures_customer USING (customer_id) ORDER BY ${by}`,
    values: [...values, range.limit, range.offset],
  });
  return { rows: inListOrder(rows, range), total };
}

export async function readCustomer(run: Run, id: string): Promise<CustomerFigures | null> {
  const [row] = await run<CustomerFigures>({
    name: "customer-figures",
    text: `SELECT ${columns} FROM figures_customer WHERE customer_id = $1`,
    values: [id],
  });
  return row ?? null;
}
