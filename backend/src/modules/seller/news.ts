import { type NewsChoices, newsChoicesSchema } from "@haat/api-contract/seller-settings/schemas";
import type { Run } from "#database/database";

type Reader = { id: string; email: string; choices: NewsChoices };

/** What sellers want to be told of. */
export class SellerNewsChoices {
  constructor(private readonly database: { run: Run }) {}

  /** Those of these sellers that there are. */
  async choicesOf(sellerIds: readonly string[]): Promise<Reader[]> {
    const rows = await this.database.run<Omit<Reader, "choices"> & { choices: unknown }>({
      name: "seller-news-choices",
      text: "SELECT id, email, news_choices AS choices FROM seller WHERE id = ANY ($1)",
      values: [sellerIds],
    });
    return rows.map((row) => ({ ...row, choices: newsChoicesSchema.parse(row.choices) }));
  }

  /** Not a change of the account: `updated_at`, which staff judge by, stays. */
  async choose(sellerId: string, choices: NewsChoices): Promise<void> {
    await this.database.run({
      name: "seller-news-choose",
      text: "UPDATE seller SET news_choices = $2 WHERE id = $1",
      values: [sellerId, JSON.stringify(choices)],
    });
  }
}
