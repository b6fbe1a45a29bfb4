/** The icon collections that the demo shop's pictures are drawn from: 128 MB, of which they use a few hundred icons. */
export const collections = ["fluent-emoji", "noto"].map((name) => `node_modules/@iconify-json/${name}/icons.json`);

/**
 * Reduces a collection to the icons whose name occurs as a word anywhere in a text: the pictures' source names some of
 * them in tables and fragments, and an unneeded icon costs only a few kB.
 *
 * @template {{ icons: Record<string, unknown> }} Collection
 * @param {Collection} collection
 * @param {string} text
 * @returns {Collection}
 */
export function mentionedArtwork(collection, text) {
  const words = new Set(text.split(/[^a-z0-9-]+/));
  const icons = Object.fromEntries(Object.entries(collection.icons).filter(([name]) => words.has(name)));
  return { ...collection, icons, aliases: {} };
}
