import { generateEntityId, MedusaService } from "@medusajs/framework/utils";
import type { Run } from "#database/database";
import { CategoryDetails } from "./models/category-details";

/** A category's data besides the engine's fields; rupees. Undefined fields stay unchanged. */
export type CategoryDetailsChange = {
  image?: string | undefined;
  heading?: string | undefined;
  fromStartPrice?: number | undefined;
  showOnHomePage?: boolean | undefined;
};

export class CategoryDetailsModuleService extends MedusaService({ CategoryDetails }) {
  /** Upserts a category's details in the running transaction. */
  static async writeIn(
    run: Run,
    categoryId: string,
    { image, heading, fromStartPrice, showOnHomePage }: CategoryDetailsChange,
  ): Promise<void> {
    await run({
      name: "category-details-write",
      text: `INSERT INTO category_details AS x (id, category_id, image, heading, from_start_price, raw_from_start_price, show_on_home)
             VALUES ($1, $2, COALESCE($3, ''), COALESCE($4, ''), COALESCE($5::text::numeric, 0),
                     jsonb_build_object('value', COALESCE($5::text, '0'), 'precision', 20), COALESCE($6::boolean, false))
             ON CONFLICT (category_id) WHERE deleted_at IS NULL DO UPDATE SET
               image = COALESCE($3, x.image), heading = COALESCE($4, x.heading),
               from_start_price = COALESCE($5::text::numeric, x.from_start_price),
               raw_from_start_price = CASE WHEN $5::text IS NULL THEN x.raw_from_start_price ELSE excluded.raw_from_start_price END,
               show_on_home = COALESCE($6::boolean, x.show_on_home), updated_at = now()`,
      values: [
        generateEntityId(undefined, "catd"),
        categoryId,
        image ?? null,
        heading ?? null,
        fromStartPrice === undefined ? null : String(fromStartPrice),
        showOnHomePage ?? null,
      ],
    });
  }

  /** Soft-deletes the details along with their category. */
  static async removeIn(run: Run, categoryId: string): Promise<void> {
    await run({
      name: "category-details-remove",
      text: "UPDATE category_details SET deleted_at = now(), updated_at = now() WHERE category_id = $1 AND deleted_at IS NULL",
      values: [categoryId],
    });
  }
}
