/** Product colours: the name that shoppers read and the colour used in pictures. */
export const palette = {
  black: { name: "Jet Black", hex: "#25262b" },
  charcoal: { name: "Charcoal", hex: "#45484f" },
  grey: { name: "Slate Grey", hex: "#8a9099" },
  silver: { name: "Silver", hex: "#c7cbd1" },
  white: { name: "Pearl White", hex: "#f2efe9" },
  ivory: { name: "Ivory", hex: "#f3e8d2" },
  cream: { name: "Cream", hex: "#efdfc0" },
  beige: { name: "Beige", hex: "#d9c3a0" },
  tan: { name: "Tan", hex: "#c0854f" },
  brown: { name: "Brown", hex: "#7b4a2c" },
  walnut: { name: "Walnut", hex: "#6b4630" },
  oak: { name: "Natural Oak", hex: "#c59a66" },
  copper: { name: "Copper", hex: "#b8703f" },
  gold: { name: "Antique Gold", hex: "#cfa349" },
  mustard: { name: "Mustard", hex: "#d9a02f" },
  yellow: { name: "Sunshine Yellow", hex: "#f0c53a" },
  peach: { name: "Peach", hex: "#f2b28e" },
  orange: { name: "Tangerine", hex: "#e67c2e" },
  rust: { name: "Rust", hex: "#b3522d" },
  coral: { name: "Coral", hex: "#e8705a" },
  red: { name: "Red", hex: "#c8362f" },
  maroon: { name: "Maroon", hex: "#7c2230" },
  wine: { name: "Wine", hex: "#6a2140" },
  magenta: { name: "Rani Pink", hex: "#c42c78" },
  pink: { name: "Rose Pink", hex: "#e08aa4" },
  blush: { name: "Blush", hex: "#ecc1bd" },
  lavender: { name: "Lavender", hex: "#b9a5d8" },
  purple: { name: "Purple", hex: "#7a4ca8" },
  indigo: { name: "Indigo", hex: "#3b3d8c" },
  navy: { name: "Navy Blue", hex: "#253a66" },
  blue: { name: "Royal Blue", hex: "#2f62b5" },
  sky: { name: "Sky Blue", hex: "#78b3df" },
  teal: { name: "Teal", hex: "#1f7a7a" },
  turquoise: { name: "Turquoise", hex: "#33aeb0" },
  mint: { name: "Mint", hex: "#9fd6bd" },
  sage: { name: "Sage Green", hex: "#9bb08a" },
  green: { name: "Forest Green", hex: "#2e6f4c" },
  lime: { name: "Lime", hex: "#9cc43c" },
  olive: { name: "Olive", hex: "#75763c" },
} as const;

export type ColourKey = keyof typeof palette;

/** Throws on a colour that is not in the palette, which is a mistake in a table. */
export function colourKey(word: string): ColourKey {
  const found = (Object.keys(palette) as ColourKey[]).find((key) => key === word);
  if (!found) throw new Error(`The palette has no colour "${word}".`);
  return found;
}
