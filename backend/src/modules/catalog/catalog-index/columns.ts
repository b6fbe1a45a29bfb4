import type { CatalogRow } from "./changed-rows";
import { grown } from "./copy-column";
import { rankIds } from "./rank-ids";
import { standingOf } from "./standing";
import { StringInterner } from "./string-interner";

const firstCapacity = 1024;

/**
 * The products' values, column by column. A product's index in every column is its row number: a small number that
 * stays the same while the product exists and is reused afterwards.
 */
export class Columns {
  readonly brands = new StringInterner();
  /** Ids of categories, sub-categories and sellers: the scopes of lists. */
  readonly categories = new StringInterner();

  /** By row number; undefined for a free row. */
  readonly ids: (string | undefined)[] = [];
  category = new Uint32Array(firstCapacity);
  subCategory = new Uint32Array(firstCapacity);
  /** 0: the shop itself. */
  seller = new Uint32Array(firstCapacity);
  brand = new Uint32Array(firstCapacity);
  /** Paise. */
  price = new Float64Array(firstCapacity);
  /** Hundredths of a star. */
  rating = new Uint16Array(firstCapacity);
  reviews = new Uint32Array(firstCapacity);
  /** See `standing.ts`. */
  standing = new Uint32Array(firstCapacity);
  /** Microseconds since 1970. */
  created = new Float64Array(firstCapacity);
  inStock = new Uint8Array(firstCapacity);
  published = new Uint8Array(firstCapacity);
  active = new Uint8Array(firstCapacity);

  private readonly rowNumbers = new Map<string, number>();
  private readonly free: number[] = [];
  private ranks: Uint32Array | undefined;

  /** By row number: the place of the product's id among all ids. Valid until a product comes. */
  get idRanks(): Uint32Array {
    this.ranks ??= rankIds(this.ids);
    return this.ranks;
  }

  rowNumberOf(id: string): number | undefined {
    return this.rowNumbers.get(id);
  }

  /** Adds a product or updates its values; returns its row number. */
  put(row: CatalogRow): number {
    const rowNumber = this.rowNumbers.get(row.id) ?? this.place(row.id);
    this.category[rowNumber] = this.categories.add(row.category);
    this.subCategory[rowNumber] = this.categories.add(row.sub_category);
    this.seller[rowNumber] = this.categories.add(row.seller);
    this.brand[rowNumber] = this.brands.add(row.brand);
    this.price[rowNumber] = row.price;
    this.rating[rowNumber] = row.rating;
    this.reviews[rowNumber] = row.reviews;
    this.standing[rowNumber] = standingOf(row);
    this.created[rowNumber] = row.created;
    this.inStock[rowNumber] = Number(row.in_stock);
    this.published[rowNumber] = Number(row.published);
    this.active[rowNumber] = Number(row.active);
    return rowNumber;
  }

  /** Whether the product has the row's values already: most changes are of stock and texts. */
  equals(rowNumber: number, row: CatalogRow): boolean {
    return (
      this.categories.text(this.category[rowNumber] ?? 0) === row.category &&
      this.categories.text(this.subCategory[rowNumber] ?? 0) === row.sub_category &&
      this.categories.text(this.seller[rowNumber] ?? 0) === row.seller &&
      this.brands.text(this.brand[rowNumber] ?? 0) === row.brand &&
      this.price[rowNumber] === row.price &&
      this.rating[rowNumber] === row.rating &&
      this.reviews[rowNumber] === row.reviews &&
      this.standing[rowNumber] === standingOf(row) &&
      this.created[rowNumber] === row.created &&
      this.inStock[rowNumber] === Number(row.in_stock) &&
      this.published[rowNumber] === Number(row.published) &&
      this.active[rowNumber] === Number(row.active)
    );
  }

  drop(rowNumber: number): void {
    const id = this.ids[rowNumber];
    if (id === undefined) return;
    this.rowNumbers.delete(id);
    this.ids[rowNumber] = undefined;
    this.free.push(rowNumber);
  }

  private place(id: string): number {
    const rowNumber = this.free.pop() ?? this.ids.length;
    this.ids[rowNumber] = id;
    this.ranks = undefined;
    this.rowNumbers.set(id, rowNumber);
    if (rowNumber >= this.price.length) this.grow();
    return rowNumber;
  }

  private grow(): void {
    const length = this.price.length * 2;
    this.category = grown(this.category, Uint32Array, length);
    this.subCategory = grown(this.subCategory, Uint32Array, length);
    this.seller = grown(this.seller, Uint32Array, length);
    this.brand = grown(this.brand, Uint32Array, length);
    this.price = grown(this.price, Float64Array, length);
    this.rating = grown(this.rating, Uint16Array, length);
    this.reviews = grown(this.reviews, Uint32Array, length);
    this.standing = grown(this.standing, Uint32Array, length);
    this.created = grown(this.created, Float64Array, length);
    this.inStock = grown(this.inStock, Uint8Array, length);
    this.published = grown(this.published, Uint8Array, length);
    this.active = grown(this.active, Uint8Array, length);
  }
}
