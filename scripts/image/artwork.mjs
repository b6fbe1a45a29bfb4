/** The collections of artwork that the demo shop's pictures are drawn from: 128 MB, of which they name a few hundred pieces. */
export const collections = ["fluent-emoji", "noto"].map((name) => `node_modules/@iconify-json/${name}/icons.json`);

/**
 * A collection cut down to the pieces that a text mentions by any word at all: the source of the pictures names some of
 * them in tables and parts, and a piece too many is a few kB.
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
