import { z } from "zod";
import { answer } from "../envelope";
import { readIdentifier } from "../login/schemas";
import { instantSchema } from "../values";
import { messageSetupMessages } from "./messages";
import {
  emailDeliveries,
  smsDeliveries,
  smsProviderNames,
  templateIdProviders,
  testOutcomes,
  testSenderNames,
} from "./words";

const smsProviderSchema = z.enum(smsProviderNames);
const templateIdProviderSchema = z.enum(templateIdProviders);

/** The ids of registered texts, by provider and text's name. */
export const templateIdsSchema = z.partialRecord(templateIdProviderSchema, z.record(z.string(), z.string()));
export type TemplateIds = z.infer<typeof templateIdsSchema>;

/** An id as DLT platforms and providers give them; empty for none. */
export const templateIdSchema = z
  .string()
  .trim()
  .regex(/^[\w.:-]{0,64}$/, messageSetupMessages.idInvalid);

/** The ids of a provider by text, without empty ones. */
const idsOfProviderSchema = z
  .record(z.string().max(100), templateIdSchema)
  .transform((ids) => Object.fromEntries(Object.entries(ids).filter(([, id]) => id !== "")));

/** All ids of each provider that is named: those stored before are replaced. */
export const templateIdsBodySchema = z.object({
  templateIds: z.partialRecord(templateIdProviderSchema, idsOfProviderSchema),
  /** The version that the caller has read. */
  version: z.number().int(),
});
export type TemplateIdsBody = z.infer<typeof templateIdsBodySchema>;

/** How messages reach phones and mailboxes. No keys: a shop with a provider whose keys are missing does not start. */
export const messageSetupAnswerSchema = answer({
  sms: z.object({
    delivery: z.enum(smsDeliveries),
    /**
     * In the order in which they are tried. `missing` are the texts that a provider has no template for; `idsVariable`
     * is the variable with its template ids, null if it takes none.
     */
    providers: z.array(
      z.object({ name: smsProviderSchema, missing: z.array(z.string()), idsVariable: z.string().nullable() }),
    ),
    /** Variables are in braces. The ids are of each provider that takes some: a stored one comes before the variable's. */
    texts: z.array(
      z.object({
        name: z.string(),
        text: z.string(),
        templateIds: z.partialRecord(
          templateIdProviderSchema,
          z.object({ stored: z.string().nullable(), variable: z.string().nullable() }),
        ),
      }),
    ),
    /** Of the stored ids. */
    templateIdsVersion: z.number().int(),
  }),
  /**
   * Order news by WhatsApp; null if that is not set up. `texts` are to be registered as templates, with numbered
   * variables; one without a template's name goes by SMS.
   */
  whatsApp: z
    .object({
      texts: z.array(z.object({ name: z.string(), text: z.string(), template: z.string().nullable() })),
    })
    .nullable(),
  /** `from` is the sender; null without a mail server. */
  email: z.object({ delivery: z.enum(emailDeliveries), from: z.string().nullable() }),
});

export type MessageSetup = Omit<z.infer<typeof messageSetupAnswerSchema>, "success" | "message">;

const failureFields = {
  /** The text's name. */
  text: z.string(),
  /** The number, masked. */
  to: z.string(),
  /** The provider's own. */
  reason: z.string(),
  reportedAt: instantSchema,
};

/** What became of messages by WhatsApp: of the last 24 hours, and the latest failures. */
const whatsAppDeliveriesSchema = z.object({
  /** A message that was read was delivered too. */
  counts: z.object({
    sent: z.number().int(),
    delivered: z.number().int(),
    read: z.number().int(),
    failed: z.number().int(),
  }),
  failures: z.array(z.object(failureFields)),
});
export type WhatsAppDeliveries = z.infer<typeof whatsAppDeliveriesSchema>;

/** What became of SMS, as far as providers report it: of the last 24 hours by provider, and the latest failures. */
export const smsDeliveriesAnswerSchema = answer({
  counts: z.array(
    z.object({
      provider: smsProviderSchema,
      sent: z.number().int(),
      delivered: z.number().int(),
      failed: z.number().int(),
    }),
  ),
  failures: z.array(
    z.object({
      provider: smsProviderSchema,
      ...failureFields,
    }),
  ),
  /** Null if the shop does not send by WhatsApp. */
  whatsApp: whatsAppDeliveriesSchema.nullable(),
});
export type SmsDeliveries = Pick<z.infer<typeof smsDeliveriesAnswerSchema>, "counts" | "failures">;

const contactSchema = (kind: "mobile" | "email", message: string) =>
  z
    .string()
    .max(254, message)
    .transform((text, context) => {
      const contact = readIdentifier(text);
      if (contact?.kind === kind) return contact.value;
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    });

export const testSmsBodySchema = z.object({
  /** Becomes `+91` and ten digits. */
  to: contactSchema("mobile", messageSetupMessages.mobileInvalid),
  /** A text's name. */
  text: z.string().max(100),
  /** Null in a demo without providers, which stores the SMS. */
  provider: z.enum(testSenderNames).nullable(),
});
export type TestSmsBody = z.infer<typeof testSmsBodySchema>;

export const testEmailBodySchema = z.object({ to: contactSchema("email", messageSetupMessages.emailInvalid) });

/** `messageId` is the one that the provider gave; `message` says in words what the provider answered. */
export const testMessageAnswerSchema = answer({
  outcome: z.enum(testOutcomes),
  messageId: z.string().nullable(),
}).extend({ message: z.string() });
export type TestMessageAnswer = z.infer<typeof testMessageAnswerSchema>;
