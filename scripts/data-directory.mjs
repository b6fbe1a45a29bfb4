import path from "node:path";

/** The data directory of this checkout's shop. @param {string} root @param {Record<string, string | undefined>} env */
export const dataDirectory = (root, env) => path.resolve(root, env.HAAT_DATA_DIR?.trim() || ".data");

/** Where backups go unless told otherwise; a reset leaves it alone. @param {string} dataDir */
export const backupsDirectory = (dataDir) => path.join(dataDir, "backups");
