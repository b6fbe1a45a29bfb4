/*
 * Checks a production shop's secrets. `scripts/weak-secrets.mjs` has the same rules for code that runs before anything
 * is installed; `tests/secrets.test.mjs` keeps the two in sync.
 */

/** Sign logins and encrypt stored data, so they must not be guessable. */
const signingSecrets = ["JWT_SECRET", "COOKIE_SECRET", "ENCRYPTION_KEY"] as const;
/** Their own service decides about their length. */
const otherSecrets = ["S3_SECRET_ACCESS_KEY", "ADMIN_PASSWORD"] as const;

type SecretName = (typeof signingSecrets)[number] | (typeof otherSecrets)[number];

const minSecretLength = 32;
const minDifferentCharacters = 8;

const isPlaceholder = (value: string) =>
  /change[-_ ]?(me|this)|placeholder|your[-_ ]?(secret|password|key)|^example|^<.*>$/i.test(value);

export function faultOfSecret(name: SecretName, value: string): string | undefined {
  if (isPlaceholder(value)) return `${name} is a placeholder`;
  if (!signingSecrets.some((one) => one === name)) return undefined;
  if (value.length < minSecretLength) return `${name} has ${value.length} of at least ${minSecretLength} characters`;
  if (new Set(value).size < minDifferentCharacters) return `${name} repeats the same few characters`;
  return undefined;
}

/** One line that names each variable whose value is a placeholder, too weak, or used for another variable too. */
export function faultOfSecrets(env: Partial<Record<SecretName, string | undefined>>): string | undefined {
  const seen = new Map<string, string>();
  const faults: string[] = [];
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
