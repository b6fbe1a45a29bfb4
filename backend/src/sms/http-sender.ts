import { askProvider } from "./ask-provider";
import { type OutgoingSms, SmsError, type SmsSender } from "./sms-sender";
import type { SmsTemplate } from "./sms-texts";

/** Settings of any other provider: a request in which `{to}`, `{number}`, `{text}`, `{code}` and `{template}` are replaced. */
export type HttpSms = {
  name: "http";
  /** Requests with a body are sent by POST, others by GET. */
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
  /** The ids of the registered texts, for `{template}`. */
  templates: Partial<Record<SmsTemplate, string>>;
};

/** Sends by one HTTP request; any answer of 2xx means that the SMS was accepted. */
export function httpSender({ name, url, headers, body, templates }: HttpSms): SmsSender {
  const needsTemplate = `${url}${body ?? ""}`.includes("{template}");
  const type = Object.entries(headers).find(([header]) => header.toLowerCase() === "content-type")?.[1] ?? "";
  return {
    name,
    canSend: (template) => !needsTemplate || templates[template] !== undefined,
    send: async (sms) => {
      const values = valuesOf(sms, templates[sms.template] ?? "");
      const { status } = await askProvider(name, filled(url, values, encodeURIComponent), {
        method: body === undefined ? "GET" : "POST",
        headers,
        ...(body === undefined
          ? {}
          : { body: filled(body, values, type.includes("json") ? inJson : encodeURIComponent) }),
      });
      if (status < 200 || status > 299) throw new SmsError(name, `answered ${status}`);
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

const filled = (pattern: string, values: Record<string, string>, encode: (value: string) => string): string =>
  pattern.replace(/\{(to|number|text|code|template)\}/g, (_, name: string) => encode(values[name] ?? ""));

/** As part of a JSON string. */
const inJson = (value: string) => JSON.stringify(value).slice(1, -1);
