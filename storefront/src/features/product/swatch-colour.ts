/** Colours by the words that sellers use for them; the last word that is known decides: "Midnight Blue" is blue. */
const colours: Record<string, string> = {
  black: "#1F1D1B",
  charcoal: "#3B3B3F",
  graphite: "#45484D",
  grey: "#8C8C8C",
  gray: "#8C8C8C",
  silver: "#C3C6CA",
  steel: "#A9AFB5",
  white: "#FFFFFF",
  ivory: "#F7F0DE",
  cream: "#F5EBD3",
  beige: "#E2D3B5",
  sand: "#DCC7A0",
  brown: "#7A4B2A",
  tan: "#B98A5A",
  walnut: "#5E4030",
  teak: "#96612F",
  copper: "#B06A3B",
  gold: "#CDA349",
  golden: "#CDA349",
  brass: "#B8923F",
  red: "#C0272D",
  maroon: "#7B1E2B",
  rust: "#B24A22",
  terracotta: "#C0613F",
  coral: "#F0735F",
  orange: "#EE7A1F",
  saffron: "#F29422",
  marigold: "#F5A524",
  mustard: "#D9A21B",
  yellow: "#F2C92E",
  lemon: "#F4DE5C",
  green: "#2F8A4B",
  olive: "#76792F",
  sage: "#9DB08C",
  mint: "#A5DCC4",
  emerald: "#0F7F5B",
  teal: "#0F7C7C",
  turquoise: "#2BB5B0",
  blue: "#2458B8",
  navy: "#1D2C54",
  indigo: "#37348F",
  sky: "#7FB8E8",
  purple: "#6B3FA0",
  violet: "#7A4BC2",
  plum: "#6E2B5E",
  lilac: "#BCA4DD",
  lavender: "#B9A9E0",
  pink: "#EC7FA9",
  rose: "#DB6E86",
  peach: "#F7B592",
  magenta: "#C42C86",
};

/** A CSS colour for a colour's name; null for names that say nothing. */
export function swatchColour(name: string): string | null {
  const known = name
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => Object.hasOwn(colours, word));
  const last = known.at(-1);
  return last ? (colours[last] ?? null) : null;
}
