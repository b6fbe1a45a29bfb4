type Rows = { brands: string; price: string; ratings: string };

/**
 * SQL for the facets' JSON over `counted`, rows of brand, price and rating. The conditions say which rows count for
 * which facet: a filter narrows the other facets but not its own, so that a shopper can widen the choice again.
 */
export const facetsSql = (conditions: Rows = { brands: "true", price: "true", ratings: "true" }) => `
  json_build_object(
    'brands', COALESCE((SELECT json_agg(json_build_object('name', brand, 'count', pieces) ORDER BY lower(brand), brand)
       FROM (SELECT brand, count(*) AS pieces FROM counted WHERE brand <> '' AND ${conditions.brands} GROUP BY brand) one), '[]'),
    'price', (SELECT json_build_object('min', COALESCE(floor(min(price)), 0), 'max', COALESCE(ceil(max(price)), 0))
       FROM counted WHERE ${conditions.price}),
    'ratings', (SELECT json_build_array(
         json_build_object('stars', 4, 'count', count(*) FILTER (WHERE rating >= 4)),
         json_build_object('stars', 3, 'count', count(*) FILTER (WHERE rating >= 3)),
         json_build_object('stars', 2, 'count', count(*) FILTER (WHERE rating >= 2)),
         json_build_object('stars', 1, 'count', count(*) FILTER (WHERE rating >= 1)))
       FROM counted WHERE ${conditions.ratings}))`;
