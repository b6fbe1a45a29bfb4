import { randomBytes, randomUUID } from "node:crypto";
import path from "node:path";
import { MedusaError } from "@medusajs/framework/utils";
import type { Config } from "../config/parse-environment";
import { keptExtension } from "./file-type";

/*
 * A file's key is the same on disk and in a bucket: `public/<name>` if anybody may fetch it, `private/<name>` if it
 * takes a signed link. A name from outside is never used as a key.
 */
export const publicFolder = "public/";
export const privateFolder = "private/";

const anyKey = /^(public|private)\/[a-z0-9][a-z0-9-]*\.[a-z0-9]+$/;
const ownKey = /^public\/[a-f0-9]{40}(-c([a-f0-9]{6})?)?(-\d{1,4})?\.(webp|mp4|webm|ogg)$/;

export const isPrivate = (key: string): boolean => key.startsWith(privateFolder);

/** The common prefix of a file's copies. It is random: no other file has it, so deleting by prefix is safe. */
export const drawnBase = (): string => randomBytes(20).toString("hex");

/** The file name with which our own code chooses a file's key: its copies are found by name. */
export const ownFileName = (base: string, ending: string): string => `${publicFolder}${base}${ending}`;

/**
 * The key for a new file: random, so that nobody can guess it and identical files are deleted separately. Only our own
 * code can choose a key: file names from forms have no folder.
 */
export function keyFor({ filename, access }: { filename: string; access?: string | undefined }): string {
  if (access !== "public") return `${privateFolder}${randomUUID()}${keptExtension(filename)}`;
  return ownKey.test(filename) ? filename : `${publicFolder}${randomUUID()}${keptExtension(filename)}`;
}

/** The key of a public file, from its URL. */
export const publicKeyAt = (address: string): string => `${publicFolder}${path.posix.basename(address)}`;

/** @throws MedusaError for an invalid key, such as a path outside the files' folder. */
export function requireKey(key: string): string {
  if (!anyKey.test(key)) throw new MedusaError(MedusaError.Types.INVALID_DATA, "This file name is not valid.");
  return key;
}

const name = "[a-z0-9][a-z0-9-]*";

/** Whether a URL is one of this shop's own pictures, on disk or in the bucket. */
export function isOwnPicture(address: string, { mediaUrl, s3 }: Pick<Config, "mediaUrl" | "s3">): boolean {
  const folder = s3 ? `${s3.fileUrl}/public/` : `${mediaUrl}/media/`;
  if (!address.startsWith(folder)) return false;
  return new RegExp(`^${name}\\.(webp|png|jpe?g|gif|avif)$`).test(address.slice(folder.length));
}
