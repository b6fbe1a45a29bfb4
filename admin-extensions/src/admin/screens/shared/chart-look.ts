/** Colours of charts in both hosts and themes, in the order in which series take them. */
export const chartColours = [
  "var(--fg-interactive)",
  "var(--tag-orange-icon)",
  "var(--tag-blue-icon)",
  "var(--tag-green-icon)",
  "var(--tag-red-icon)",
  "var(--fg-muted)",
] as const;

/** Spread upon recharts' axes: thin lines, small quiet figures. */
export const axisLook = {
  stroke: "var(--border-strong)",
  tick: { fill: "var(--fg-subtle)", fontSize: 12 },
  tickLine: false,
} as const;

/** Spread upon recharts' `CartesianGrid`. */
export const gridLook = { stroke: "var(--border-base)", vertical: false } as const;

/** Spread upon recharts' `Legend`: in the order of the series, not of the alphabet. */
export const legendLook = { itemSorter: null } as const;

/** Spread upon recharts' `Bar`: a single one must not fill the chart. */
export const barLook = { maxBarSize: 40, isAnimationActive: false } as const;

/** Spread upon recharts' `Tooltip`. */
export const tipLook = {
  contentStyle: {
    background: "var(--bg-base)",
    border: "1px solid var(--border-base)",
    borderRadius: 8,
    color: "var(--fg-base)",
    fontSize: 14,
  },
  cursor: { fill: "var(--bg-base-hover)" },
} as const;
