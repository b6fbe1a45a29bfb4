/**
 * Faults in a production shop's secrets. `backend/src/config/weak-secrets.ts` has the same rule for servers that are
 * started without these scripts, which run before anything is installed; `tests/secrets.test.mjs` keeps both in sync.
 */

/** They sign logins and encrypt stored data, so they must not be guessable. */
export const signingSecrets = ["JWT_SECRET", "COOKIE_SECRET", "ENCRYPTION_KEY"];
/** Their services determine their length. */
export const otherSecrets = ["S3_SECRET_ACCESS_KEY", "ADMIN_PASSWORD"];

export const minSecretLength = 32;
const minDifferentCharacters = 8;

/** @param {string} value */
const isPlaceholder = (value) =>
  /change[-_ ]?(me|this)|placeholder|your[-_ ]?(secret|password|key)|^example|^<.*>$/i.test(value);

/**
 * @param {string} name
 * @param {string} value
 * @returns {string | undefined} the fault of this secret by itself
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
 * @returns {string | undefined} one line that names each faulty variable
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
