import { api } from "../../support/api";
import { aCategory, aProduct } from "../../support/catalogue";
import { withDatabase } from "../../support/database";
import fc from "../../support/draws";
import { inLane } from "../../support/lane";
import { aReview } from "../../support/review";

let category: { id: string };
let sub: { id: string };

beforeAll(async () => {
  category = await aCategory({});
  sub = await aCategory({ parentId: category.id });
  const brands = ["", "Diya", "Jyoti", "Tara"];
  const wishes = Array.from({ length: 12 }, (_, at) => ({
    categoryId: category.id,
    ...(at % 3 === 0 ? {} : { subCategoryId: sub.id }),
    brand: brands[at % 4] ?? "",
    price: [500, 900.5, 700][at % 3] ?? 0,
    stock: at % 5 === 0 ? 0 : 5,
  }));
  const products = await Promise.all(wishes.map((wish) => aProduct(wish)));
  for (const [at, rating] of [5, 4, 4, 3, 2].entries()) await aReview({ productId: products[at]?.id ?? "", rating });
});

/** What PostgreSQL returns for the straightforward query: every condition in one WHERE, every sort in one ORDER BY. */
const orders = {
  newest: "created_at DESC, product_id DESC",
  relevance: "(quantity > 0) DESC, units_30d DESC, rating DESC, created_at DESC, product_id DESC",
  "price-asc": "price, product_id",
  "price-desc": "price DESC, product_id DESC",
  "rating-desc": "rating DESC, total_reviews DESC, product_id DESC",
};
type Question = {
  inSub: boolean;
  sort?: Exclude<keyof typeof orders, "newest"> | undefined;
  brand?: string[] | undefined;
  minPrice?: string | undefined;
  maxPrice?: string | undefined;
  rating?: string | undefined;
  inStock?: "true" | "false" | undefined;
  page: string;
  limit: string;
};

const few = <Value extends string>(...values: Value[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
const anyQuestion = fc.record<Question>({
  inSub: fc.boolean(),
  sort: few("relevance", "price-asc", "price-desc", "rating-desc"),
  brand: fc.option(fc.uniqueArray(fc.constantFrom("Diya", "Tara", "nobody"), { minLength: 1 }), { nil: undefined }),
  minPrice: few("0", "500", "500.01", "700"),
  maxPrice: few("900.49", "900.5", "5000", "700"),
  rating: few("1", "3", "4", "5"),
  inStock: few("true", "false"),
  page: fc.constantFrom("1", "2", "3"),
  limit: fc.constantFrom("1", "4", "100"),
});

async function queryDatabase(question: Question) {
  const { sort = "newest", page, limit } = question;
  const values = [
    question.inSub ? sub.id : category.id,
    question.brand ?? null,
    question.minPrice ?? null,
    question.maxPrice ?? null,
    question.rating ?? null,
    question.inStock ?? null,
  ];
  const [brand, price, rating] = [
    "($2::text[] IS NULL OR brand = ANY ($2))",
    "($3::numeric IS NULL OR price >= $3) AND ($4::numeric IS NULL OR price <= $4)",
    "($5::numeric IS NULL OR rating >= $5)",
  ];
  const scope = `FROM catalog_product WHERE active AND (category_id = $1 OR sub_category_id = $1)
    AND ($6::boolean IS NULL OR (quantity > 0) = $6)`;
  return withDatabase(async (client) => {
    const { rows } = await client.query(
      `SELECT ARRAY(SELECT product_id ${scope} AND ${brand} AND ${price} AND ${rating} ORDER BY ${orders[sort]}
                     LIMIT ${Number(limit)} OFFSET ${(Number(page) - 1) * Number(limit)}) AS ids,
              (SELECT count(*)::int ${scope} AND ${brand} AND ${price} AND ${rating}) AS total,
              (SELECT COALESCE(json_agg(json_build_object('name', brand, 'count', pieces) ORDER BY lower(brand), brand), '[]')
                 FROM (SELECT brand, count(*) AS pieces ${scope} AND brand <> '' AND ${price} AND ${rating} GROUP BY brand) one) AS brands,
              (SELECT json_build_object('min', COALESCE(floor(min(price)), 0), 'max', COALESCE(ceil(max(price)), 0))
                 ${scope} AND ${brand} AND ${rating}) AS price,
              (SELECT json_agg(json_build_object('stars', stars, 'count', (SELECT count(*) ${scope} AND ${brand} AND ${price} AND rating >= stars))
                      ORDER BY stars DESC) FROM generate_series(1, 4) AS stars) AS ratings`,
      values,
    );
    const { ids, total, ...facets } = rows[0];
    return { ids, total, facets };
  });
}

async function queryShop({ inSub, ...query }: Question) {
  const { products, total, facets } = inSub
    ? await api().call("listProducts", { query: { ...query, status: "true", subCategoryId: sub.id } })
    : await api().call("listCategoryProducts", { params: { categoryId: category.id }, query });
  return { ids: products.map(({ _id }) => _id), total, facets };
}

describe("product lists", () => {
  // @spec sort-relevance-price-asc
  it("return the same as the database for random queries", async () => {
    const sensible = anyQuestion.filter(
      ({ minPrice, maxPrice }) => !minPrice || !maxPrice || Number(minPrice) <= Number(maxPrice),
    );
    await fc.assert(
      fc.asyncProperty(sensible, async (question) => {
        expect(await queryShop(question)).toEqual(await queryDatabase(question));
      }),
      { numRuns: inLane({ gate: 60, long: 2_000 }) },
    );
  });
});
