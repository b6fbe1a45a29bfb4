import type { CatalogRow } from "./changed-rows";
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
  /** Pieces in the last 30 days. */
  sold = new Uint32Array(firstCapacity);
  /** Microseconds since 1970. */
  created = new Float64Array(firstCapacity);
  inStock = new Uint8Array(firstCapacity);
  published = new Uint8Array(firstCapacity);
  active = new Uint8Array(firstCapacity);

  private readonly rowNumbers = new Map<string, number>();
  private readonly free: number[] = [];

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
    this.sold[rowNumber] = row.sold;
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
      this.sold[rowNumber] === row.sold &&
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
    this.rowNumbers.set(id, rowNumber);
    if (rowNumber >= this.price.length) this.grow();
    return rowNumber;
  }

  private grow(): void {
    this.category = twice(this.category, Uint32Array);
    this.subCategory = twice(this.subCategory, Uint32Array);
    this.seller = twice(this.seller, Uint32Array);
    this.brand = twice(this.brand, Uint32Array);
    this.price = twice(this.price, Float64Array);
    this.rating = twice(this.rating, Uint16Array);
    this.reviews = twice(this.reviews, Uint32Array);
    this.sold = twice(this.sold, Uint32Array);
    this.created = twice(this.created, Float64Array);
    this.inStock = twice(this.inStock, Uint8Array);
    this.published = twice(this.published, Uint8Array);
    this.active = twice(this.active, Uint8Array);
  }
}

function twice<Column extends { length: number; set(from: Column): void }>(
  column: Column,
  Kind: new (length: number) => Column,
): Column {
  const larger = new Kind(column.length * 2);
  larger.set(column);
  return larger;
}
