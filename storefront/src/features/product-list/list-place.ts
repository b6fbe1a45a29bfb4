/** Which list: a category's, a sub-category's, a seller's, or what a search finds. `id` of a search is the text that is looked for. */
export type ListPlace = { kind: "category" | "subCategory" | "seller" | "search"; id: string };
