import scrypt from "scrypt-kdf";

/** What the engine's own login hashes with, so that passwords set here and by it are alike. */
const cost = { logN: 15, r: 8, p: 1 } as const;

const longest = 96;

/** What is kept of a password, as the engine keeps it. */
export const hashPassword = async (password: string): Promise<string> =>
  (await scrypt.kdf(password, cost)).toString("base64");

let decoy: Promise<string> | undefined;

/**
 * Whether a password is the one that was hashed. Without a hash to compare with it takes as long and is false, so
 * that the time tells nobody which accounts there are.
 */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  decoy ??= hashPassword("nobody's");
  const key = Buffer.from(hash ?? (await decoy), "base64");
  const good = key.length === longest && (await scrypt.verify(key, password));
  return good && hash !== null;
}
