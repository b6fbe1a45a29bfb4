import { readIdentifier } from "@haat/api-contract/login/schemas";
import type { Run } from "#database/database";

/** Logins by code and by Google. What customers enter without proof finds nobody: it could be somebody else's. */
const customersSql = `
  WITH wanted AS MATERIALIZED (SELECT DISTINCT w.value FROM unnest($1::text[]) AS w(value))
  SELECT w.value, l.customer_id AS "customerId"
    FROM wanted w JOIN haat_login l ON l.provider = 'otp' AND l.entity_id = w.value
   WHERE l.customer_id IS NOT NULL
   UNION
  SELECT w.value, l.customer_id
    FROM haat_login l JOIN wanted w ON w.value = lower(l.told_email)
   WHERE l.provider = 'google' AND l.customer_id IS NOT NULL`;

/** `customerIds`: each once. `notFound`: as it was typed. */
export type FoundCustomers = { customerIds: string[]; notFound: string[] };

/** The customers who log in with these email addresses and mobile numbers. */
export async function findCustomers(run: Run, identifiers: readonly string[]): Promise<FoundCustomers> {
  const typed = identifiers.map((text) => ({ text, value: readIdentifier(text)?.value ?? null }));
  const found = await run<{ value: string; customerId: string }>({
    name: "customers-of-identifiers",
    text: customersSql,
    values: [typed.flatMap(({ value }) => value ?? [])],
  });
  const values = new Set<string | null>(found.map(({ value }) => value));
  return {
    customerIds: [...new Set(found.map(({ customerId }) => customerId))].sort(),
    notFound: [...new Set(typed.filter(({ value }) => !values.has(value)).map(({ text }) => text))],
  };
}
