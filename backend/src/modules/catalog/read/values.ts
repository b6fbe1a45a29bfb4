import type { Parameter } from "../../../database/database";

/** Collects a statement's parameters while its text is put together. */
export class Values {
  readonly list: Parameter[] = [];

  /** The placeholder that stands for the value. */
  add(value: Parameter): string {
    this.list.push(value);
    return `$${this.list.length}`;
  }
}
