import path from "node:path";

/** Where a shop of this checkout keeps its data. @param {string} root @param {Record<string, string | undefined>} env */
export const dataDirectory = (root, env) => path.resolve(root, env.HAAT_DATA_DIR?.trim() || ".data");
