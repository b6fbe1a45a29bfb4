import type { InferTypeOf } from "@medusajs/framework/types";
import type { OutboxMessage } from "#modules/outbox/models/outbox-message";

/** A message in the response of `/dev/outbox`. */
export type OutboxEntry = {
  to: string;
  channel: "email" | "sms" | "whatsapp";
  template: string;
  subject: string;
  text: string;
  code: string | null;
  createdAt: string;
};

type Row = Pick<
  InferTypeOf<typeof OutboxMessage>,
  "to" | "channel" | "template" | "subject" | "text" | "code" | "created_at"
>;

export const toOutboxEntry = ({ to, channel, template, subject, text, code, created_at }: Row): OutboxEntry => ({
  to,
  channel,
  template,
  subject,
  text,
  code,
  createdAt: new Date(created_at).toISOString(),
});
