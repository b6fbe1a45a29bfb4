import type { PermissionName } from "@haat/api-contract/access/permission-names";
import type { BackOfficeHits } from "@haat/api-contract/back-office-search/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database, type Parameter, unprepared } from "#database/database";
import { instantSql } from "#database/page-of";
import { searchPatterns } from "#database/search-patterns";
import { wordConditions } from "#database/text-search";
import type { AdministratorAccess } from "#modules/access/administrator-access";
import { holds } from "#modules/access/service";
import { FIGURES_MODULE } from "#modules/figures/index";
import type { FiguresService } from "#modules/figures/service";

type Hits = Omit<BackOfficeHits, "success" | "message">;
type Kind = keyof Hits;

/** Limit per kind; for more there is the list. */
const max = 5;

/** How a column is compared with the search text: it has every word, or words with a similar spelling. */
type Match = {
  has: (column: string, operator?: "LIKE" | "ILIKE") => string;
  /** SQL of the order, best first. */
  bestFirst: (column: string) => string;
  /** The same for lists that may be long. Empty if the words match as typed: then the newest come first. */
  nearestFirst: (column: string) => string;
  /** The parameter of the text itself. */
  place: string;
};

/** Both kinds of category, if the caller may see them. */
const categoriesSql = ({ has, bestFirst }: Match, may: (permission: PermissionName) => boolean) => `
  SELECT c.id AS _id, c.name AS title, parent.name AS parent, c.is_active AS "isActive"
    FROM haat_category c
    LEFT JOIN haat_any_category parent ON parent.id = c.parent_id
   WHERE ${has("c.name", "ILIKE")}
     AND CASE WHEN c.parent_id IS NULL THEN ${may("view_category")} ELSE ${may("view_subcategory")} END
   ORDER BY ${bestFirst("c.name")}, c.parent_id IS NOT NULL, c.id LIMIT ${max}`;

type Source = {
  /** Holders of any of these permissions. */
  needed: readonly PermissionName[];
  sql: (match: Match, may: (permission: PermissionName) => boolean) => string;
};

const sources: Record<Kind, Source> = {
  /** By title, or by the exact SKU of a variant; each with its own index. */
  products: {
    needed: ["view_product"],
    sql: ({ has, bestFirst, place }) => `
  SELECT p.id AS _id, p.title, coalesce(d.brand, '') AS brand, p.thumbnail AS image, p.is_published AS "isActive"
    FROM haat_product p
    LEFT JOIN haat_product_details d ON d.product_id = p.id
   WHERE p.id IN (SELECT t.id FROM haat_product t WHERE ${has("t.title", "ILIKE")}
                  UNION ALL
                  SELECT v.product_id FROM haat_variant v WHERE v.sku IN (${place}, upper(${place})))
   ORDER BY ${bestFirst("p.title")}, p.created_at DESC, p.id DESC LIMIT ${max}`,
  },
  orders: {
    needed: ["view_order"],
    sql: ({ has, nearestFirst }) => `
  SELECT order_id AS _id, display_id AS number, customer_name AS customer, status AS "orderStatus",
         (total_paise / 100.0)::float8 AS "finalAmount", ${instantSql("placed_at")} AS "createdAt"
    FROM haat_order_listing WHERE ${has("search")} ORDER BY ${nearestFirst("search")}placed_at DESC, order_id DESC LIMIT ${max}`,
  },
  customers: {
    needed: ["view_customer"],
    sql: ({ has, nearestFirst }) => `
  SELECT customer_id AS _id, name, coalesce(email, '') AS email, coalesce(mobile, '') AS mobile
    FROM haat_figures_customer WHERE ${has("search")} ORDER BY ${nearestFirst("search")}joined_at DESC, customer_id DESC LIMIT ${max}`,
  },
  sellers: {
    needed: ["view_seller"],
    sql: ({ has, bestFirst }) => `
  SELECT s.id AS _id, s.name, s.email, s.state
    FROM haat_seller s
   WHERE ${has("concat_ws(' ', s.name, s.email)", "ILIKE")} ORDER BY ${bestFirst("s.name")}, s.created_at DESC, s.id LIMIT ${max}`,
  },
  categories: { needed: ["view_category", "view_subcategory"], sql: categoriesSql },
  banners: {
    needed: ["view_banner"],
    sql: ({ has, bestFirst }) => `
  SELECT b.id AS _id, b.title, b.status AS "isActive" FROM haat_banner b
   WHERE ${has("b.title", "ILIKE")} ORDER BY ${bestFirst("b.title")}, b.sort_order, b.id LIMIT ${max}`,
  },
  staff: {
    needed: ["view_staff"],
    sql: ({ has, bestFirst }) => `
  SELECT u.id AS _id, coalesce(m.name, '') AS name, u.email
    FROM haat_user u LEFT JOIN haat_staff m ON m.user_id = u.id
   WHERE ${has("concat_ws(' ', m.name, u.email)", "ILIKE")}
   ORDER BY ${bestFirst("concat_ws(' ', m.name, u.email)")}, u.id LIMIT ${max}`,
  },
};
const kinds = Object.keys(sources) as Kind[];
const nothing = (): Hits => ({
  products: [],
  orders: [],
  customers: [],
  sellers: [],
  categories: [],
  banners: [],
  staff: [],
});

/**
 * A few results of each kind that match a text, of those that the caller may see. If nothing at all has its words,
 * similar spellings are searched: a typo still finds what was meant, and a word that exists is taken literally.
 */
export async function searchBackOffice(
  container: MedusaContainer,
  caller: AdministratorAccess,
  text: string,
): Promise<Hits> {
  const database = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const patterns = searchPatterns(text);
  if (patterns.length === 0) return nothing();
  const may = (permission: PermissionName) => holds(caller, permission);
  const seen = kinds.filter((kind) => sources[kind].needed.some(may));
  // Customers who joined or were renamed a moment ago are found too.
  if (seen.includes("customers")) await container.resolve<FiguresService>(FIGURES_MODULE).renew();
  // One connection, one statement after the other: searches must not take connections from shoppers.
  return database.transaction(async (run) => {
    const find = async ({ values, ...match }: Match & { values: readonly Parameter[] }): Promise<Hits> => {
      const hits: Partial<Record<Kind, unknown[]>> = {};
      for (const kind of seen) {
        const sql = sources[kind].sql(match, may);
        // The text is the last parameter, and a statement accepts no parameter that it does not use.
        const given = sql.includes(match.place) ? [...values, text.trim()] : values;
        // Not prepared: the best plan depends on how rare the text is.
        hits[kind] = await run({ name: unprepared, text: sql, values: given });
      }
      return { ...nothing(), ...hits } as Hits;
    };
    const exact = await find(exactly(patterns));
    const isFound = Object.values(exact).some((hits) => hits.length > 0);
    const typos = isFound ? null : nearly(patterns);
    if (!typos) return exact;
    // The columns of the indexes, of everything that is searched.
    await run({ name: unprepared, text: `SET LOCAL pg_trgm.word_similarity_threshold = ${nearness}`, values: [] });
    return find(typos);
  });
}

function exactly(patterns: readonly string[]) {
  const { values, on } = wordConditions(patterns);
  return {
    values,
    has: (column: string, operator: "LIKE" | "ILIKE" = "LIKE") => on(column, operator),
    bestFirst: (column: string) => `${column} ILIKE ltrim($1, '%') DESC`,
    nearestFirst: () => "",
    place: `$${values.length + 1}`,
  };
}

/** The required share of a word's trigrams: two transposed letters of six are tolerated; "blue" is not "black". */
const nearness = 0.42;

/** Shorter words, and numbers, resemble others too much to guess at. */
const isGuessable = (pattern: string) => pattern.length > 5 && !/\d/.test(pattern);

/** For a word too short to keep enough trigrams after a typo: its variants with two adjacent letters transposed. */
function swapped(word: string): string[] {
  const letters = [...word];
  if (letters.length > 5 || !/^\p{L}+$/u.test(word)) return [];
  return letters
    .slice(1)
    .map((letter, place) => [...letters.slice(0, place), letter, letters[place], ...letters.slice(place + 2)].join(""));
}

/**
 * By trigrams, as many as `nearness` requires, and in short words by transposed letters. Words that can't be guessed at
 * must match.
 */
function nearly(patterns: readonly string[]) {
  const guessed = patterns.filter(isGuessable);
  if (guessed.length === 0) return null;
  const exact = wordConditions(patterns.filter((pattern) => !isGuessable(pattern)));
  const values = [...exact.values];
  const words = guessed.map((pattern) => {
    const word = pattern.slice(1, -1);
    return { place: `$${values.push(word)}`, swaps: swapped(word).map((other) => `$${values.push(`%${other}%`)}`) };
  });
  const bestFirst = (column: string) => {
    const scores = words.map(({ place, swaps }) => {
      const isSwapped = swaps.map((swap) => `${column} ILIKE ${swap}`).join(" OR ") || "false";
      return `CASE WHEN ${isSwapped} THEN 1 ELSE word_similarity(${place}, ${column}) END`;
    });
    return `${scores.join(" + ")} DESC`;
  };
  return {
    values,
    has: (column: string, operator: "LIKE" | "ILIKE" = "LIKE") => {
      const near = words.map(({ place, swaps }) =>
        [`${place} <% ${column}`, ...swaps.map((swap) => `${column} ${operator} ${swap}`)].join(" OR "),
      );
      const conditions = exact.values.length > 0 ? [exact.on(column, operator), ...near] : near;
      return conditions.map((condition) => `(${condition})`).join(" AND ");
    },
    bestFirst,
    nearestFirst: (column: string) => `${bestFirst(column)}, `,
    place: `$${values.length + 1}`,
  };
}
