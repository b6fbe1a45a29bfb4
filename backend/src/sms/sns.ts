import type { SNSClient } from "@aws-sdk/client-sns";
import { z } from "zod";
import { patience } from "./ask-provider";
import { type OutgoingSms, SmsError, type SmsFailure, type SmsSender } from "./sms-sender";
import type { SmsTemplate } from "./sms-texts";

/** Settings of Amazon SNS. */
export type Sns = {
  name: "sns";
  /** Undefined: Amazon's own for the region. */
  url: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The sender id, six letters in India. */
  from: string;
  /** The merchant's id on the DLT platform. */
  entityId: string;
  /** The DLT platform's template ids. */
  templates: Partial<Record<SmsTemplate, string>>;
};

/** Sends by Amazon SNS. Source: https://docs.aws.amazon.com/sns/latest/dg/channels-sms-senderid-india.html */
export function snsSender(settings: Sns): SmsSender {
  const { name, templates } = settings;
  let client: SNSClient | undefined;
  return {
    name,
    canSend: (template) => templates[template] !== undefined,
    send: async (sms) => {
      try {
        // Loaded when first needed: few shops send by Amazon.
        const { PublishCommand, SNSClient } = await import("@aws-sdk/client-sns");
        client ??= new SNSClient(clientOf(settings));
        const { MessageId } = await client.send(new PublishCommand(inputOf(sms, settings)), {
          abortSignal: AbortSignal.timeout(patience),
        });
        return MessageId ?? "";
      } catch (error) {
        throw new SmsError(name, ...failureOf(error));
      }
    },
  };
}

/** `$fault` says whose fault an answer is, so errors of a request without an answer have none. */
const errorSchema = z.object({ name: z.string(), code: z.string().optional(), $fault: z.string().optional() });

function failureOf(error: unknown): [reason: string, kind: SmsFailure] {
  const { code, name, $fault } = errorSchema.safeParse(error).data ?? {};
  if (name === "AbortError" || name === "TimeoutError") return [`no answer within ${patience / 1000} s`, "unanswered"];
  return [code ?? name ?? "the request failed", $fault ? "refused" : "unreachable"];
}

const clientOf = ({ url, region, accessKeyId, secretAccessKey }: Sns) => ({
  region,
  credentials: { accessKeyId, secretAccessKey },
  // The next provider is tried instead.
  maxAttempts: 1,
  ...(url ? { endpoint: url } : {}),
});

function inputOf({ to, text, template }: OutgoingSms, { from, entityId, templates }: Sns) {
  const attribute = (StringValue: string) => ({ DataType: "String", StringValue });
  return {
    PhoneNumber: to,
    Message: text,
    MessageAttributes: {
      "AWS.SNS.SMS.SMSType": attribute("Transactional"),
      "AWS.SNS.SMS.SenderID": attribute(from),
      "AWS.MM.SMS.EntityId": attribute(entityId),
      "AWS.MM.SMS.TemplateId": attribute(templates[template] ?? ""),
    },
  };
}
