import { askProvider } from "./ask-provider";
import { type OutgoingSms, SmsError, type SmsSender } from "./sms-sender";
import { type SmsTemplate, smsTexts } from "./sms-texts";

/** What is replaced in a request to any other provider. */
export const placeholders = ["to", "number", "text", "code", "template"] as const;

/** Settings of any other provider: a request with placeholders in braces. */
export type HttpSms = {
  name: "http";
  /** Requests with a body are sent by POST, others by GET. */
  url: string;
  headers: Record<string, string>;
  /** JSON or a form. */
  body: string | undefined;
  /** A text that stands in the answer of 2xx only if the SMS was accepted; undefined: all of these accept it. */
  accepted: string | undefined;
  /** The ids of the registered texts, for `{template}`. */
  templates: Partial<Record<SmsTemplate, string>>;
};

/** Sends by one HTTP request. */
export function httpSender({ name, url, headers, body, accepted, templates }: HttpSms): SmsSender {
  const request = `${url}${body ?? ""}`;
  const hasTemplate = (template: SmsTemplate) => !request.includes("{template}") || Boolean(templates[template]);
  // A provider of one-time codes alone has a text of its own.
  const hasText = (template: SmsTemplate) => request.includes("{text}") || smsTexts[template].includes("{code}");
  const isJson = /^\s*[{[]/.test(body ?? "");
  const type = isJson ? "application/json" : "application/x-www-form-urlencoded";
  return {
    name,
    canSend: (template) => hasText(template) && hasTemplate(template),
    send: async (sms) => {
      const values = valuesOf(sms, templates[sms.template] ?? "");
      const answer = await askProvider(name, filled(url, values, encodeURIComponent), {
        ...(body === undefined
          ? { method: "GET", headers }
          : {
              method: "POST",
              headers: { "content-type": type, ...lowerCased(headers) },
              body: filled(body, values, isJson ? inJson : encodeURIComponent),
            }),
      });
      if (answer.status < 200 || answer.status > 299) throw new SmsError(name, `answered ${answer.status}`);
      if (accepted && !answer.body.includes(accepted)) throw new SmsError(name, "answered something else");
      return "";
    },
  };
}

/** `number` is the receiver without the plus sign, `code` is empty for an SMS without one. */
const valuesOf = ({ to, text, values }: OutgoingSms, template: string): Record<string, string> => ({
  to,
  number: to.slice(1),
  text,
  code: values.code ?? "",
  template,
});

const anyPlaceholder = new RegExp(`\\{(${placeholders.join("|")})\\}`, "g");

const lowerCased = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

const filled = (pattern: string, values: Record<string, string>, encode: (value: string) => string): string =>
  pattern.replace(anyPlaceholder, (_, name: string) => encode(values[name] ?? ""));

/** As part of a JSON string. */
const inJson = (value: string) => JSON.stringify(value).slice(1, -1);
