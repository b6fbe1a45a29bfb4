/** Which list: a category's or a sub-category's. */
export type ListPlace = { kind: "category" | "subCategory"; id: string };
