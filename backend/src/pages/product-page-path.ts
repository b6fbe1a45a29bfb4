/** The one address that a product's page is known by. */
export const productPagePath = ({ _id, slug }: { _id: string; slug: string }): string =>
  slug ? `/product/${encodeURIComponent(slug)}/${_id}` : `/product/${_id}`;
