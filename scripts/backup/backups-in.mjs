import { readdir } from "node:fs/promises";

/** The names of the backups in a folder, oldest first. @param {string} folder */
export const backupsIn = async (folder) =>
  (await readdir(folder)).filter((name) => /^haat-[\dT-]+Z\.tar\.gz(\.age)?$/.test(name)).sort();
