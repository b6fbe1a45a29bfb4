/**
 * What is wrong with a production shop's secrets. `backend/src/config/weak-secrets.ts` holds the same rule for servers
 * that are started without these scripts, which run before anything is installed; `tests/secrets.test.mjs` keeps both alike.
 */

/** Sign logins and seal what is stored, so nobody may guess them. */
export const signingSecrets = ["JWT_SECRET", "COOKIE_SECRET", "ENCRYPTION_KEY"];
/** As long as their service wants them. */
export const otherSecrets = ["S3_SECRET_ACCESS_KEY", "ADMIN_PASSWORD"];

export const minSecretLength = 32;
const minDifferentCharacters = 8;

/** @param {string} value */
const isPlaceholder = (value) =>
  /change[-_ ]?(me|this)|placeholder|your[-_ ]?(secret|password|key)|^example|^<.*>$/i.test(value);

/**
 * @param {string} name
 * @param {string} value
 * @returns {string | undefined} what to say of it alone
 */
export function faultOfSecret(name, value) {
  if (isPlaceholder(value)) return `${name} is a placeholder`;
  if (!signingSecrets.includes(name)) return undefined;
  if (value.length < minSecretLength) return `${name} has ${value.length} of at least ${minSecretLength} characters`;
  if (new Set(value).size < minDifferentCharacters) return `${name} repeats the same few characters`;
  return undefined;
}

/**
 * @param {Record<string, string | undefined>} env blank counts as unset
 * @returns {string | undefined} one line that names each variable
 */
export function faultOfSecrets(env) {
  /** @type {Map<string, string>} */
  const seen = new Map();
  const faults = [];
  for (const name of [...signingSecrets, ...otherSecrets]) {
    const value = env[name]?.trim();
    if (!value) continue;
    const fault = faultOfSecret(name, value);
    const twin = seen.get(value);
    if (fault) faults.push(fault);
    else if (twin) faults.push(`${name} is the same as ${twin}`);
    seen.set(value, twin ?? name);
  }
  return faults.length > 0
    ? `A production shop needs strong secrets: ${faults.join(", ")}. "npm run secrets" writes strong ones to .env, which docker compose reads.`
    : undefined;
}
