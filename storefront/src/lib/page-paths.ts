type Named = { _id: string; slug: string };

/** Where a product's page is; a product without a slug has its id alone. */
export const productPath = ({ _id, slug }: Named): string =>
  slug ? `/product/${encodeURIComponent(slug)}/${_id}` : `/product/${_id}`;

/** A search result leads to the shorter address of the two. */
export const searchResultPath = ({ _id, slug }: Named): string => `/product/${encodeURIComponent(slug || _id)}`;

/** A title as a piece of an address: `Boom 2 (Blue)` becomes `boom-2-blue`. */
export const titleSlug = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, "-")
    .replace(/^-|-$/g, "");

/** The page with everything that a text finds. */
export const searchAddress = (text: string): string => `/search?${new URLSearchParams({ q: text })}`;
