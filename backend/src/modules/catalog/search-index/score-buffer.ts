const growth = 1.5;
const nobody = new Uint32Array(0);

/** The scores of one slot by the products' indexes. A weight of 0: the product does not match the slot. */
export type SlotScores = { weights: Float32Array; places: Uint16Array };
const noScores: SlotScores = { weights: new Float32Array(0), places: new Uint16Array(0) };

/**
 * The scores of products for each slot of a search. Products are numbered anew for each search: the scores of those that
 * were found are adjacent, slot by slot. Allocated once and reused.
 */
export class ScoreBuffer {
  /** Row numbers of the products that have scores, by index; valid until the next search. */
  found: Uint32Array = nobody;
  /** Whether `found` rises, as the lists of words do. */
  isRising = true;
  /** By row number: the product's index, if `found` has its row number there. */
  private indexes = nobody;
  private readonly slots: SlotScores[] = [];

  /** Begins a search: these products have no scores yet. Row numbers are below `capacity`. */
  begin(rowNumbers: Uint32Array, slots: number, capacity: number): void {
    this.found = rowNumbers;
    if (capacity > this.indexes.length) this.indexes = new Uint32Array(Math.ceil(capacity * growth));
    this.isRising = true;
    let before = -1;
    for (let index = 0; index < rowNumbers.length; index++) {
      const rowNumber = rowNumbers[index] ?? 0;
      this.indexes[rowNumber] = index;
      if (rowNumber < before) this.isRising = false;
      before = rowNumber;
    }
    for (let slot = 0; slot < slots; slot++) this.clear(slot, rowNumbers.length);
  }

  /** The product's index among those that were found, or -1. */
  indexOf(rowNumber: number): number {
    const index = this.indexes[rowNumber] ?? 0;
    return this.found[index] === rowNumber ? index : -1;
  }

  rowNumber(index: number): number {
    return this.found[index] ?? 0;
  }

  rowNumbersOf(indexes: Uint32Array): Uint32Array {
    const rowNumbers = new Uint32Array(indexes.length);
    for (let at = 0; at < indexes.length; at++) rowNumbers[at] = this.rowNumber(indexes[at] ?? 0);
    return rowNumbers;
  }

  /** The slot's scores: weights, and the slot's first position in the product's texts. */
  ofSlot(slot: number): SlotScores {
    return this.slots[slot] ?? noScores;
  }

  /** 0 if the product does not match the slot. */
  weightAt(index: number, slot: number): number {
    return this.slots[slot]?.weights[index] ?? 0;
  }

  private clear(slot: number, size: number): void {
    const scores = this.slots[slot];
    if (scores && scores.weights.length >= size) {
      scores.weights.fill(0, 0, size);
      return;
    }
    const capacity = Math.ceil(size * growth);
    this.slots[slot] = { weights: new Float32Array(capacity), places: new Uint16Array(capacity) };
  }
}

/** Adds up several matches of one slot; the first position counts. */
export function addMatch({ weights, places }: SlotScores, index: number, weight: number, place: number): void {
  const before = weights[index] ?? 0;
  weights[index] = before + weight;
  places[index] = before === 0 ? place : Math.min(places[index] ?? 0, place);
}

/** Of several meanings of one slot the one with the highest weight counts, with its position. */
export function raiseMatch({ weights, places }: SlotScores, index: number, weight: number, place: number): void {
  // As it is stored: what is no more than that must not replace it.
  if (Math.fround(weight) <= (weights[index] ?? 0)) return;
  weights[index] = weight;
  places[index] = place;
}
