import path from "node:path";

/** Where the pictures lie, a folder for each screen. */
export const pictures = path.resolve(import.meta.dirname, "../../.cache/screens");
