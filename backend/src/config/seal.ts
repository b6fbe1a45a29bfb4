import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { readConfig } from "./read-config";

const keyOf = (secret: string) => createHash("sha256").update(`seal:${secret}`).digest();

/**
 * Encrypts what a table or a queue of the engine would otherwise store in plain text, such as a message with a code.
 * Only a process with the same ENCRYPTION_KEY (JWT_SECRET if unset) can decrypt it.
 */
export function seal(value: unknown): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", keyOf(readConfig().encryptionKey), nonce);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(value), "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64");
}

/** Decrypts what `seal` returned. Throws if it was altered or sealed with another secret. */
export function unseal(text: string): unknown {
  const { encryptionKey, jwtSecret, previousEncryptionKeys, previousJwtSecrets } = readConfig();
  const bytes = Buffer.from(text, "base64");
  let refusal: unknown;
  // A shop that sets ENCRYPTION_KEY later can still open what JWT_SECRET sealed before.
  for (const secret of new Set([encryptionKey, jwtSecret, ...previousEncryptionKeys, ...previousJwtSecrets])) {
    try {
      return openedWith(secret, bytes);
    } catch (error) {
      refusal ??= error;
    }
  }
  throw refusal;
}

/** Whether a value was sealed with another key than the one that seals now. */
export function isSealedBefore(text: string): boolean {
  try {
    openedWith(readConfig().encryptionKey, Buffer.from(text, "base64"));
    return false;
  } catch {
    return true;
  }
}

function openedWith(secret: string, bytes: Buffer): unknown {
  const decipher = createDecipheriv("aes-256-gcm", keyOf(secret), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8"));
}
