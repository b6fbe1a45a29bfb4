import { generateEntityId } from "@medusajs/framework/utils";
import type { OneTransaction } from "#database/one-transaction";

/** What a category has besides the engine's fields; rupees. What is undefined stays as it is. */
export type Details = {
  image?: string | undefined;
  heading?: string | undefined;
  fromStartPrice?: number | undefined;
  showOnHomePage?: boolean | undefined;
};

/** Writes the details of a category, which has one row of them or none yet. */
export async function writeDetails(
  transaction: OneTransaction,
  categoryId: string,
  { image, heading, fromStartPrice, showOnHomePage }: Details,
): Promise<void> {
  await transaction.run(
    `INSERT INTO category_details AS x (id, category_id, image, heading, from_start_price, raw_from_start_price, show_on_home)
     VALUES (:id, :categoryId, COALESCE(:image, ''), COALESCE(:heading, ''), COALESCE(CAST(:price AS numeric), 0),
             jsonb_build_object('value', COALESCE(CAST(:price AS text), '0'), 'precision', 20), COALESCE(CAST(:shown AS boolean), false))
     ON CONFLICT (category_id) WHERE deleted_at IS NULL DO UPDATE SET
       image = COALESCE(:image, x.image), heading = COALESCE(:heading, x.heading),
       from_start_price = COALESCE(CAST(:price AS numeric), x.from_start_price),
       raw_from_start_price = CASE WHEN CAST(:price AS text) IS NULL THEN x.raw_from_start_price ELSE excluded.raw_from_start_price END,
       show_on_home = COALESCE(CAST(:shown AS boolean), x.show_on_home), updated_at = now()`,
    {
      id: generateEntityId(undefined, "catd"),
      categoryId,
      image: image ?? null,
      heading: heading ?? null,
      price: fromStartPrice === undefined ? null : String(fromStartPrice),
      shown: showOnHomePage ?? null,
    },
  );
}
