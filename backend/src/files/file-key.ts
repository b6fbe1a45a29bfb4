import { randomBytes, randomUUID } from "node:crypto";
import path from "node:path";
import { MedusaError } from "@medusajs/framework/utils";
import type { Config } from "../config/parse-environment";
import { keptExtension } from "./file-type";

/*
 * A file's key is the same on the disk and in a bucket: `public/<name>` when anybody may fetch it, `private/<name>` when
 * it takes a signed link. No name from outside becomes one.
 */
export const publicFolder = "public/";
export const privateFolder = "private/";

const anyKey = /^(public|private)\/[a-z0-9][a-z0-9-]*\.[a-z0-9]+$/;
const ownKey = /^public\/[a-f0-9]{40}(-c([a-f0-9]{6})?)?(-\d{1,4})?\.(webp|mp4|webm|ogg)$/;

export const isPrivate = (key: string): boolean => key.startsWith(privateFolder);

/** What the names of a file's copies begin with. Drawn: nobody else's file has it, so that taking it away harms nobody. */
export const drawnBase = (): string => randomBytes(20).toString("hex");

/** The file name that our own code gives to a file that shall be kept under this very key: its copies are found by name. */
export const ownFileName = (base: string, ending: string): string => `${publicFolder}${base}${ending}`;

/**
 * The key that a file is kept under: drawn, so that nobody guesses it and equal files are taken away one by one. Only our
 * own code chooses one: the names that come with forms have no folder.
 */
export function keyFor({ filename, access }: { filename: string; access?: string | undefined }): string {
  if (access !== "public") return `${privateFolder}${randomUUID()}${keptExtension(filename)}`;
  return ownKey.test(filename) ? filename : `${publicFolder}${randomUUID()}${keptExtension(filename)}`;
}

/** The key of a public file, by the address that it is fetched at. */
export const publicKeyAt = (address: string): string => `${publicFolder}${path.posix.basename(address)}`;

/** @throws MedusaError for what is no key, such as a path out of the files' folder. */
export function requireKey(key: string): string {
  if (!anyKey.test(key)) throw new MedusaError(MedusaError.Types.INVALID_DATA, "This file name is not valid.");
  return key;
}

const name = "[a-z0-9][a-z0-9-]*";

/** Whether an address is one that this shop's own pictures have, as the keeper of its files tells them. */
export function isOwnPicture(address: string, { mediaUrl, s3 }: Pick<Config, "mediaUrl" | "s3">): boolean {
  const folder = s3 ? `${s3.fileUrl}/public/` : `${mediaUrl}/media/`;
  if (!address.startsWith(folder)) return false;
  return new RegExp(`^${name}\\.(webp|png|jpe?g|gif|avif)$`).test(address.slice(folder.length));
}
