import type { View } from "#database/ensure-views";

export const searchSynonymViews: readonly View[] = [
  {
    // A word that shoppers type, and what else it means: `oneway` for who looks for the word, `both` the other way round too.
    name: "haat_search_synonym",
    sql: `
      SELECT word, equals, direction
        FROM search_synonym`,
  },
];
