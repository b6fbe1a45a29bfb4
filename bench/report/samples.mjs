import { itemAt } from "../item-at.mjs";
import { median } from "../statistics.mjs";

/**
 * @typedef {object} Sample one short run
 * @property {number} perSecond
 * @property {number[]} latencies milliseconds
 * @property {number} cpuMs of the server, per request
 *
 * @typedef {object} Place what was measured, with how many connections, on a catalogue of how many products
 * @property {string} row
 * @property {number} connections
 * @property {number} products
 */

/** All samples by place, in the order of the rounds. */
export class Samples {
  /** @type {Map<string, Sample[]>} */
  #samples = new Map();

  /** @param {Place} place @param {Sample} sample */
  add(place, sample) {
    this.#samples.set(keyOf(place), [...this.of(place), sample]);
  }

  /** @param {Place} place @returns {Sample[]} */
  of(place) {
    return this.#samples.get(keyOf(place)) ?? [];
  }

  /**
   * How many times as fast one row is as another. Each round is compared with itself, so that other load on the machine
   * affects both sides.
   *
   * @param {Place} fast
   * @param {Place} slow
   */
  timesAsFast(fast, slow) {
    return this.#ratio(fast, slow, ({ perSecond }) => perSecond);
  }

  /** The CPU cost of one row as a share of another's. @param {Place} part @param {Place} whole */
  shareOfCpu(part, whole) {
    return this.#ratio(part, whole, ({ cpuMs }) => cpuMs);
  }

  /** @param {Place} one @param {Place} other @param {(sample: Sample) => number} figure */
  #ratio(one, other, figure) {
    const others = this.of(other);
    return median(this.of(one).map((sample, round) => figure(sample) / figure(itemAt(others, round))));
  }
}

/** @param {Place} place */
const keyOf = ({ row, connections, products }) => `${row} ${connections} ${products}`;
