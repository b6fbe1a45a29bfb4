import path from "node:path";

/** The folder of the pictures, with a subfolder per screen. */
export const pictures = path.resolve(import.meta.dirname, "../../.cache/screens");
