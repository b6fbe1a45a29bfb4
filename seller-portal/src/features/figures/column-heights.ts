/** The round figure at the top of an axis that has room for all of these: 1, 2, 2.5 or 5 times a power of ten. */
export function axisTop(values: readonly number[]): number {
  const max = Math.max(0, ...values);
  if (max <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(max));
  return power * ([1, 2, 2.5, 5, 10].find((step) => step * power >= max) ?? 10);
}

export type Column = {
  /** From the chart's bottom line up, or down where it is below nothing; of a hundred. */
  from: number;
  height: number;
};

/** How high columns stand on an axis from the least of `values`, if that is below nothing, to its top. */
export function columnsOf(values: readonly number[]): { top: number; bottom: number; columns: Column[] } {
  const min = Math.min(0, ...values);
  const top = axisTop(values);
  const bottom = min < 0 ? -axisTop([-min]) : 0;
  const place = (value: number) => ((value - bottom) / (top - bottom)) * 100;
  const columns = values.map((value) => ({
    from: place(Math.min(value, 0)),
    height: Math.abs(place(value) - place(0)),
  }));
  return { top, bottom, columns };
}
