import type { Account, SignInMethod } from "@haat/api-contract/account/schemas";
import type { Consent } from "@haat/api-contract/consent/schemas";
import { readIdentifier } from "@haat/api-contract/login/schemas";
import type { WhatsAppConsent } from "@haat/api-contract/whatsapp/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database } from "#database/database";
import { instantSql } from "#database/page-of";
import { isWhatsAppOpen } from "#messages/open-channels";

/** A login identity as stored by the engine; `email` is what Google reports. */
type Identity = { provider: "otp" | "google"; value: string; email: string | null };
type Row = {
  id: string;
  name: string;
  created_at: Date;
  identities: Identity[];
  consents: Consent[];
  whatsapp_consents: WhatsAppConsent[];
};

const accountSql = `
  SELECT c.id, concat_ws(' ', NULLIF(c.first_name, ''), NULLIF(c.last_name, '')) AS name, c.created_at,
         COALESCE((
           SELECT json_agg(json_build_object('provider', p.provider, 'value', p.entity_id, 'email', p.told_email)
                           ORDER BY p.created_at, p.id)
             FROM haat_login p WHERE p.customer_id = c.id AND p.provider IN ('otp', 'google')
         ), '[]') AS identities,
         COALESCE((
           SELECT json_agg(json_build_object('document', s.document, 'version', s.version, 'way', s.way,
                                             'agreedAt', ${instantSql("s.agreed_at")}) ORDER BY s.agreed_at DESC, s.document)
             FROM haat_shopper_consent s WHERE s.customer_id = c.id
         ), '[]') AS consents,
         COALESCE((
           SELECT json_agg(json_build_object('mobile', w.mobile, 'optedInAt', ${instantSql("w.opted_in_at")},
                                             'optedOutAt', ${instantSql("w.opted_out_at")},
                                             'optedOutBy', w.opted_out_by,
                                             'unreachableSince', ${instantSql("w.unreachable_since")})
                           ORDER BY w.opted_in_at DESC)
             FROM haat_whatsapp_consent w WHERE w.customer_id = c.id
         ), '[]') AS whatsapp_consents
    FROM haat_customer c
   WHERE c.id = $1`;

function toMethod({ provider, value, email }: Identity): SignInMethod {
  if (provider === "google") return { kind: "google", value: email ?? "" };
  return { kind: readIdentifier(value)?.kind ?? "email", value };
}

function toAccount({ id, name, created_at, identities, consents, whatsapp_consents }: Row): Account {
  const signInMethods = identities.map(toMethod);
  const proven = (kind: SignInMethod["kind"]) => signInMethods.find((method) => method.kind === kind)?.value ?? null;
  return {
    _id: id,
    name,
    email: proven("email"),
    mobile: proven("mobile"),
    joinedAt: created_at.toISOString(),
    signInMethods,
    consents,
    whatsApp: { isOffered: isWhatsAppOpen(), consents: whatsapp_consents },
  };
}

/**
 * A shopper's own account; null if it is gone. Email address and mobile number are those verified by a code: other
 * contacts in the customer's row were never verified.
 */
export async function readAccount(container: MedusaContainer, customerId: string): Promise<Account | null> {
  const database = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const [row] = await database.run<Row>({ name: "shopper-account", text: accountSql, values: [customerId] });
  return row ? toAccount(row) : null;
}
