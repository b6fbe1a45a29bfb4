import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text as textOf } from "node:stream/consumers";
import { z } from "zod";

export const keys = {
  msg91: "msg91-key",
  sid: `AC${"a1".repeat(16)}`,
  token: "twilio-token",
  http: "http-key",
  sns: "sns-secret",
};

/** An SMS as a provider accepted it. */
export type TakenSms = {
  provider: "msg91" | "twilio" | "sns" | "http";
  to: string;
  text?: string;
  fields: Record<string, string>;
};
type Answer = { status: number; body: unknown; location?: string };
/** A response instead of acceptance; undefined accepts; null never responds. */
type Say = (provider: TakenSms["provider"], to: string) => Answer | undefined | null;

const flowSchema = z.strictObject({
  template_id: z.string().min(1),
  short_url: z.enum(["0", "1"]),
  recipients: z.tuple([z.looseObject({ mobiles: z.string().regex(/^91[6-9]\d{9}$/) })]),
});
const messageSchema = z.strictObject({
  To: z.string().regex(/^\+91[6-9]\d{9}$/),
  Body: z.string().min(1).max(1600),
  From: z.string().min(1).optional(),
  MessagingServiceSid: z
    .string()
    .regex(/^MG[\da-f]{32}$/)
    .optional(),
  StatusCallback: z.url({ protocol: /^https$/ }).optional(),
});

type Request = { url: URL; headers: IncomingMessage["headers"]; body: string };

/** MSG91's flow API. @returns the SMS, or the response to a bad request */
function readFlow({ headers, body }: Request): TakenSms | Answer {
  if (headers.authkey !== keys.msg91)
    return { status: 401, body: { type: "error", message: "Authentication failure" } };
  const read = flowSchema.safeParse(JSON.parse(body));
  // It answers 200 to some bad requests.
  if (!read.success) return { status: 200, body: { type: "error", message: "template id or mobiles missing" } };
  const [{ mobiles, ...fields }] = read.data.recipients;
  const values = z.record(z.string(), z.string()).parse(fields);
  return { provider: "msg91", to: `+${mobiles}`, fields: { ...values, template_id: read.data.template_id } };
}

/** Twilio's Messages resource. @returns the SMS, or the response to a bad request */
function readMessage({ headers, body }: Request): TakenSms | Answer {
  const login = `Basic ${Buffer.from(`${keys.sid}:${keys.token}`).toString("base64")}`;
  if (headers.authorization !== login) return { status: 401, body: { code: 20003, message: "Authenticate" } };
  const read = messageSchema.safeParse(Object.fromEntries(new URLSearchParams(body)));
  if (!read.success) return { status: 400, body: { code: 21604, message: "A 'To' phone number is required." } };
  const { To, Body, ...fields } = read.data;
  return { provider: "twilio", to: To, text: Body, fields };
}

/**
 * The signature that Amazon computes for a request: Signature Version 4.
 *
 * Source: https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html
 */
function signatureOf({ headers, body }: Request): string {
  const login = headers.authorization ?? "";
  const part = (name: string) => new RegExp(`${name}=([^,]+)`).exec(login)?.[1] ?? "";
  const [, ...scope] = part("Credential").split("/");
  const names = part("SignedHeaders").split(";");
  const hash = (text: string) => createHash("sha256").update(text).digest("hex");
  const lines = names.map((name) => `${name}:${headers[name]}\n`).join("");
  const canonical = ["POST", "/", "", lines, names.join(";"), hash(body)].join("\n");
  const toSign = ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope.join("/"), hash(canonical)].join("\n");
  const key = scope.reduce<Buffer | string>(
    (secret, text) => createHmac("sha256", secret).update(text).digest(),
    `AWS4${keys.sns}`,
  );
  return createHmac("sha256", key).update(toSign).digest("hex");
}

/** Amazon's Publish action. @returns the SMS, or the response to a bad request */
function readPublish(request: Request): TakenSms | Answer {
  if (!request.headers.authorization?.endsWith(`Signature=${signatureOf(request)}`))
    return { status: 403, body: snsError("SignatureDoesNotMatch") };
  const { PhoneNumber, Message, ...fields } = Object.fromEntries(new URLSearchParams(request.body));
  const attributes = Object.keys(fields).flatMap((name) => {
    const number = /^MessageAttributes\.entry\.(\d+)\.Name$/.exec(name)?.[1];
    const value = fields[`MessageAttributes.entry.${number}.Value.StringValue`];
    return number ? [[fields[name], value]] : [];
  });
  const named: Record<string, string> = Object.fromEntries(attributes);
  if (fields.Action !== "Publish" || !PhoneNumber || !Message)
    return { status: 400, body: snsError("InvalidParameter") };
  return { provider: "sns", to: PhoneNumber, text: Message, fields: named };
}

const snsError = (code: string) =>
  `<ErrorResponse><Error><Type>Sender</Type><Code>${code}</Code></Error></ErrorResponse>`;

/** An API as the generic sender's test configures it: the key in a header, the SMS in a JSON or form body, or the address. */
function readHttp({ url, headers, body }: Request): TakenSms | Answer {
  if (headers["x-api-key"] !== keys.http) return { status: 403, body: "" };
  const isJson = headers["content-type"] === "application/json";
  const sent = isJson ? JSON.parse(body) : Object.fromEntries(body ? new URLSearchParams(body) : url.searchParams);
  const { to, text, ...fields } = z.record(z.string(), z.string()).parse(sent);
  return { provider: "http", to: to ?? "", text: text ?? "", fields };
}

/** The answer to the SMS with this number, counted from 0. */
const accepted = (count: number) => ({
  msg91: { status: 200, body: { type: "success", message: `366e6c6b4f35${count || ""}` } },
  twilio: {
    status: 201,
    body: { sid: `SM${count.toString(16).padStart(32, "b2")}`, status: "queued", error_code: null },
  },
  sns: {
    status: 200,
    body: "<PublishResponse><PublishResult><MessageId>94f20ce6</MessageId></PublishResult></PublishResponse>",
  },
  http: { status: 202, body: "" },
});

/**
 * SMS providers in the test's own process, which check each request against the provider's published shape. `taken`
 * contains the accepted SMS; `answerWith` decides the response to each. Call `close()` at the end.
 */
export async function anSmsProvider() {
  const taken: TakenSms[] = [];
  const state: { say: Say } = { say: () => undefined };
  const reader = (path: string) =>
    path === "/api/v5/flow"
      ? readFlow
      : path === `/2010-04-01/Accounts/${keys.sid}/Messages.json`
        ? readMessage
        : path === "/send"
          ? readHttp
          : path === "/"
            ? readPublish
            : undefined;
  const respond = (response: ServerResponse, { status, body, location }: Answer) =>
    response
      .writeHead(status, location ? { location } : {})
      .end(typeof body === "string" ? body : JSON.stringify(body));
  // Longer than a client keeps an idle connection: a call that is sent while it is being closed would fail.
  const server = createServer({ keepAliveTimeout: 125_000 }, (request, response) => {
    void (async () => {
      const url = new URL(request.url ?? "", "http://provider");
      const read = reader(url.pathname)?.({ url, headers: request.headers, body: await textOf(request) });
      if (!read) return respond(response, { status: 404, body: "" });
      if ("status" in read) return respond(response, read);
      const said = state.say(read.provider, read.to);
      if (said === null) return undefined;
      if (said) return respond(response, said);
      return respond(response, accepted(taken.push(read) - 1)[read.provider]);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    answerWith: (say: Say) => {
      state.say = say;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
