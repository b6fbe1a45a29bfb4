import { type NewsChoices, newsChoicesSchema } from "@haat/api-contract/seller-settings/schemas";
import type { Run } from "#database/database";

type Reader = { id: string; email: string; choices: NewsChoices };

/** Sellers' notification settings. */
export class SellerNewsChoices {
  constructor(private readonly database: { run: Run }) {}

  /** Only for those of these sellers that exist. */
  async choicesOf(sellerIds: readonly string[]): Promise<Reader[]> {
    const rows = await this.database.run<Omit<Reader, "choices"> & { choices: unknown }>({
      name: "seller-news-choices",
      text: "SELECT id, email, news_choices AS choices FROM seller WHERE id = ANY ($1)",
      values: [sellerIds],
    });
    return rows.map((row) => ({ ...row, choices: newsChoicesSchema.parse(row.choices) }));
  }

  /** Leaves `updated_at` alone: it is the version that staff decide on, and this is no change to check. */
  async choose(sellerId: string, choices: NewsChoices): Promise<void> {
    await this.database.run({
      name: "seller-news-choose",
      text: "UPDATE seller SET news_choices = $2 WHERE id = $1",
      values: [sellerId, JSON.stringify(choices)],
    });
  }
}
