/** Chart colours for both hosts and themes, in the order of the series. */
export const chartColours = [
  "var(--fg-interactive)",
  "var(--tag-orange-icon)",
  "var(--tag-blue-icon)",
  "var(--tag-green-icon)",
  "var(--tag-red-icon)",
  "var(--fg-muted)",
] as const;

/** Props of recharts' axes: thin lines, small muted labels. */
export const axisLook = {
  stroke: "var(--border-strong)",
  tick: { fill: "var(--fg-subtle)", fontSize: 12 },
  tickLine: false,
} as const;

/** Props of recharts' `CartesianGrid`. */
export const gridLook = { stroke: "var(--border-base)", vertical: false } as const;

/** Props of recharts' `Legend`: in series order instead of alphabetical. */
export const legendLook = { itemSorter: null } as const;

/** Props of recharts' `Bar`: limits the width of a single bar. */
export const barLook = { maxBarSize: 40, isAnimationActive: false } as const;

/** Props of recharts' `Tooltip`. */
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
