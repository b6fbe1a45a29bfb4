import type { View } from "#database/ensure-views";

export const searchSynonymViews: readonly View[] = [
  {
    // A word that shoppers type, and its synonym: `oneway` applies to searches for the word, `both` also the other way
    // round.
    name: "haat_search_synonym",
    sql: `
      SELECT word, equals, direction
        FROM search_synonym`,
  },
];
