import type { Run } from "#database/database";
import { type CatalogRow, maxChanges } from "./changed-rows";

/** The change table, which has each product once, with its last version. */
export class Changes {
  private readonly lines = new Map<string, { version: number; row: CatalogRow | null }>();
  private last = 0;
  reads = 0;

  set(id: string, row: CatalogRow | null): void {
    this.last += 1;
    this.lines.set(id, { version: this.last, row });
  }

  /** Does nothing for a product that does not exist. */
  alter(id: string, figure: Partial<CatalogRow>): void {
    const row = this.lines.get(id)?.row;
    if (row) this.set(id, { ...row, ...figure });
  }

  readonly run = (async ({ name, values: [after, last = this.last] }) => {
    this.reads += 1;
    const texts = (id: string) => (name === "catalog-index-fill" ? {} : { texts: [`${id} ${this.last}`] });
    return [...this.lines]
      .map(([id, { version, row }]) => ({ ...row, ...texts(id), id, version, stands: row !== null }))
      .filter(({ version }) => version > Number(after) && version <= Number(last))
      .sort((one, other) => one.version - other.version)
      .slice(0, maxChanges);
  }) as Run;

  get rows(): CatalogRow[] {
    return [...this.lines.values()].map(({ row }) => row).filter((row) => row !== null);
  }
}

export const aRow = (wish: Partial<CatalogRow> & { id: string }): CatalogRow => ({
  category: "tools",
  sub_category: "",
  seller: "",
  brand: "Diya",
  price: 10_000,
  rating: 0,
  reviews: 0,
  sold: 0,
  in_stock: true,
  published: true,
  active: true,
  created: 1,
  ...wish,
});
