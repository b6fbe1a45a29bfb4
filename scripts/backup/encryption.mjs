import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import { Decrypter, Encrypter } from "age-encryption";
import { Complaint } from "../complain.mjs";

/**
 * How backups are encrypted: by a passphrase, or for the holder of an identity, so that the shop's machine cannot read its
 * own backups. Formats of https://age-encryption.org/v1.
 *
 * @typedef {object} Keys
 * @property {string} [passphrase]
 * @property {string} [recipient] `age1…`, to write
 * @property {string} [identity] `AGE-SECRET-KEY-1…`, to read
 */

/** @typedef {(source: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>} Step of a pipeline */

/** @param {Record<string, string | undefined>} env @returns {Keys} @throws {Complaint} if they contradict each other */
export function readKeys(env) {
  const value = (/** @type {string} */ name) => env[name]?.trim() || undefined;
  const keys = {
    passphrase: value("BACKUP_PASSPHRASE"),
    recipient: value("BACKUP_RECIPIENT"),
    identity: value("BACKUP_IDENTITY"),
  };
  if (keys.passphrase && keys.recipient)
    throw new Complaint("Set BACKUP_PASSPHRASE or BACKUP_RECIPIENT, not both: a backup is encrypted in one way.");
  if (keys.passphrase && keys.passphrase.length < 12)
    throw new Complaint("BACKUP_PASSPHRASE is too short: it needs at least 12 characters.");
  return keys;
}

const marker = "age-encryption.org/v1";

/** @param {string} file */
export async function isEncrypted(file) {
  const handle = await open(file).catch(() => {
    throw new Complaint(`${file} cannot be read.`);
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(marker.length), 0, marker.length, 0);
    return buffer.subarray(0, bytesRead).toString() === marker;
  } finally {
    await handle.close();
  }
}

/** @param {Keys} keys @returns {Step[]} none if nothing says how */
export function encrypting({ passphrase, recipient }) {
  if (!passphrase && !recipient) return [];
  const encrypter = new Encrypter();
  if (passphrase) encrypter.setPassphrase(passphrase);
  else if (recipient) {
    try {
      encrypter.addRecipient(recipient);
    } catch {
      throw new Complaint("BACKUP_RECIPIENT is no recipient of age: those begin with age1.");
    }
  }
  return [
    async function* (source) {
      yield* await encrypter.encrypt(webStreamOf(source));
    },
  ];
}

/** @param {Keys} keys @returns {Step[]} */
export function decrypting({ passphrase, identity }) {
  if (!passphrase && !identity)
    throw new Complaint(
      "This backup is encrypted. Set BACKUP_PASSPHRASE, or BACKUP_IDENTITY for one with a recipient.",
    );
  const decrypter = new Decrypter();
  if (passphrase) decrypter.addPassphrase(passphrase);
  try {
    if (identity) decrypter.addIdentity(identity);
  } catch {
    throw new Complaint("BACKUP_IDENTITY is no identity of age: those begin with AGE-SECRET-KEY-1.");
  }
  return [
    async function* (source) {
      const opened = await decrypter.decrypt(webStreamOf(source)).catch(() => {
        throw new Complaint("This backup cannot be decrypted: the passphrase or identity is another one.");
      });
      yield* opened;
    },
  ];
}

/** @param {AsyncIterable<Uint8Array>} source @returns {ReadableStream<Uint8Array>} */
const webStreamOf = (source) => /** @type {ReadableStream<Uint8Array>} */ (Readable.toWeb(Readable.from(source)));
