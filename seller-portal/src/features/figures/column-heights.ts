/** The round maximum of an axis for these values: 1, 2, 2.5 or 5 times a power of ten. */
export function axisTop(values: readonly number[]): number {
  const max = Math.max(0, ...values);
  if (max <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(max));
  return power * ([1, 2, 2.5, 5, 10].find((step) => step * power >= max) ?? 10);
}

export type Column = {
  /** Offset and height in percent, from the zero line up, or down for negative values. */
  from: number;
  height: number;
};

/** Column heights on an axis from the smallest of `values`, if it is negative, up to the axis maximum. */
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
