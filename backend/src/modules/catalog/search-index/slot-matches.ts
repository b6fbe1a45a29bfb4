import type { Beginnings } from "./beginnings";
import { type Form, type Meaning, phraseScore, rarestOf } from "./meaning";
import type { Slot } from "./meanings";

const growth = 1.5;
/** A list that is so many times longer than the products in question is searched for each of them, not read. */
export const longerBy = 8;

/**
 * The products that match the slots of a search. They are found before any of them is scored: most products that match
 * one slot do not match the others. Allocated once and reused.
 */
export class SlotMatches {
  /** By row number: the slots that the product matches, as a bit mask. */
  private masks = new Uint8Array(0);
  /** Row numbers of the products that match some slot. */
  private rowNumbers = new Uint32Array(0);
  private size = 0;

  constructor(private readonly beginnings: Beginnings) {}

  /** The slots that a product matches, as a bit mask. */
  maskOf(rowNumber: number): number {
    return this.masks[rowNumber] ?? 0;
  }

  /** Row numbers of the products that match every slot. Row numbers are below `capacity`. */
  ofAll(slots: readonly Slot[], capacity: number): Uint32Array {
    this.clear(capacity);
    let before = 0;
    // Rarest first, so that few products are in question for the others.
    const bySize = slots
      .map((slot, at) => ({ slot, at, size: this.sizeOf(slot) }))
      .sort((one, other) => one.size - other.size);
    for (const { slot, at } of bySize) {
      this.match(slot, 1 << at, before);
      before |= 1 << at;
    }
    return slots.length > 1 ? this.having(before) : this.rowNumbers.slice(0, this.size);
  }

  /** Row numbers of the products that match some slot. */
  ofSome(slots: readonly Slot[], capacity: number): Uint32Array {
    this.clear(capacity);
    for (const [at, slot] of slots.entries()) this.match(slot, 1 << at, 0);
    return this.rowNumbers.slice(0, this.size);
  }

  /** Marks the products that match the slot and all slots of the mask `before`. */
  private match({ meanings }: Slot, bit: number, before: number): void {
    for (const meaning of meanings) {
      const isPhrase = meaning.length > 1;
      const begun = before === 0 ? null : this.beginnings.ofMany(meaning, this.size * longerBy);
      if (begun) {
        this.markHaving((rowNumber) => this.beginnings.isIn(rowNumber, begun), bit, before);
        continue;
      }
      for (const form of rarestOf(meaning)) this.matchForm(form, bit, before, isPhrase ? meaning : null);
    }
  }

  /** Marks those of the products so far that match all slots of the mask `before`, and what is asked. */
  private markHaving(isHaving: (rowNumber: number) => boolean, bit: number, before: number): void {
    const { masks, rowNumbers } = this;
    for (let at = 0; at < this.size; at++) {
      const rowNumber = rowNumbers[at] ?? 0;
      const mask = masks[rowNumber] ?? 0;
      if ((mask & before) === before && isHaving(rowNumber)) masks[rowNumber] = mask | bit;
    }
  }

  private matchForm({ word: { postings } }: Form, bit: number, before: number, phrase: Meaning | null): void {
    const { masks, rowNumbers } = this;
    if (before !== 0 && phrase === null && postings.length > this.size * longerBy) {
      this.markHaving((rowNumber) => postings.find(rowNumber) >= 0, bit, before);
      return;
    }
    for (let at = 0; at < postings.length; at++) {
      const rowNumber = postings.rowNumber(at);
      const mask = masks[rowNumber] ?? 0;
      if ((mask & before) !== before || (phrase && !phraseScore(phrase, rowNumber))) continue;
      if (mask === 0) rowNumbers[this.size++] = rowNumber;
      masks[rowNumber] = mask | bit;
    }
  }

  /** Row numbers of the products with this mask. */
  private having(mask: number): Uint32Array {
    const rowNumbers = new Uint32Array(this.size);
    let size = 0;
    for (let at = 0; at < this.size; at++) {
      const rowNumber = this.rowNumbers[at] ?? 0;
      if (this.masks[rowNumber] === mask) rowNumbers[size++] = rowNumber;
    }
    return rowNumbers.subarray(0, size);
  }

  private clear(capacity: number): void {
    for (let at = 0; at < this.size; at++) this.masks[this.rowNumbers[at] ?? 0] = 0;
    this.size = 0;
    if (capacity <= this.masks.length) return;
    this.masks = new Uint8Array(Math.ceil(capacity * growth));
    this.rowNumbers = new Uint32Array(this.masks.length);
  }

  /** How many products a slot may match, some counted more than once. */
  private sizeOf({ meanings }: Slot): number {
    return meanings.reduce((all, meaning) => all + this.beginnings.productsOf(rarestOf(meaning)), 0);
  }
}
