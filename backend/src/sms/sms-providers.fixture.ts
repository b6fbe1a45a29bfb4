import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text as textOf } from "node:stream/consumers";
import { z } from "zod";

export const keys = { msg91: "msg91-key", sid: `AC${"a1".repeat(16)}`, token: "twilio-token", http: "http-key" };

/** An SMS as a provider accepted it. */
export type TakenSms = {
  provider: "msg91" | "twilio" | "http";
  to: string;
  text?: string;
  fields: Record<string, string>;
};
type Answer = { status: number; body: unknown };
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

/** An API as the generic sender's test configures it: the key in a header, the SMS in a JSON or form body, or the address. */
function readHttp({ url, headers, body }: Request): TakenSms | Answer {
  if (headers["x-api-key"] !== keys.http) return { status: 403, body: "" };
  const isJson = headers["content-type"] === "application/json";
  const sent = isJson ? JSON.parse(body) : Object.fromEntries(body ? new URLSearchParams(body) : url.searchParams);
  const { to, text, ...fields } = z.record(z.string(), z.string()).parse(sent);
  return { provider: "http", to: to ?? "", text: text ?? "", fields };
}

const accepted = {
  msg91: { status: 200, body: { type: "success", message: "366e6c6b4f35" } },
  twilio: { status: 201, body: { sid: `SM${"b2".repeat(16)}`, status: "queued", error_code: null } },
  http: { status: 202, body: "" },
};

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
          : undefined;
  const respond = (response: ServerResponse, { status, body }: Answer) =>
    response.writeHead(status).end(typeof body === "string" ? body : JSON.stringify(body));
  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? "", "http://provider");
      const read = reader(url.pathname)?.({ url, headers: request.headers, body: await textOf(request) });
      if (!read) return respond(response, { status: 404, body: "" });
      if ("status" in read) return respond(response, read);
      const said = state.say(read.provider, read.to);
      if (said === null) return undefined;
      if (!said) taken.push(read);
      return respond(response, said ?? accepted[read.provider]);
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
