type Named = { _id: string; slug: string };

/** The path of a product's page; a product without a slug has only its id. */
export const productPath = ({ _id, slug }: Named): string =>
  slug ? `/product/${encodeURIComponent(slug)}/${_id}` : `/product/${_id}`;

/** A search result links to the shorter of the two paths. */
export const searchResultPath = ({ _id, slug }: Named): string => `/product/${encodeURIComponent(slug || _id)}`;

/** A title as a slug: `Boom 2 (Blue)` becomes `boom-2-blue`. */
export const titleSlug = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, "-")
    .replace(/^-|-$/g, "");

/** The page with all results for a text. */
export const searchAddress = (text: string): string => `/search?${new URLSearchParams({ q: text })}`;
