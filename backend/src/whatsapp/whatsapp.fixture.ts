import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text as textOf } from "node:stream/consumers";
import { z } from "zod";

export const whatsAppKeys = {
  phoneNumberId: "106540352242922",
  accessToken: "EAAG-token",
  appSecret: "0123456789abcdef0123456789abcdef",
  verifyToken: "verify-token-of-the-tests",
};

/** A message as WhatsApp accepted it. */
export type TakenMessage = { id: string; to: string; template: string; values: string[] };
type Answer = { status: number; body: unknown };
/** A response instead of acceptance; undefined accepts. */
type Say = (to: string) => Answer | undefined;

/** Meta's shape of a template message with a body whose variables are numbered. */
const messageSchema = z.strictObject({
  messaging_product: z.literal("whatsapp"),
  recipient_type: z.literal("individual").optional(),
  to: z.string().regex(/^91[6-9]\d{9}$/),
  type: z.literal("template"),
  template: z.strictObject({
    name: z.string().regex(/^[a-z0-9_]{1,512}$/),
    language: z.strictObject({ code: z.literal("en") }),
    components: z.tuple([
      z.strictObject({
        type: z.literal("body"),
        parameters: z
          .array(
            z.strictObject({
              type: z.literal("text"),
              // No line breaks, tabs, or more than four spaces in a row.
              text: z
                .string()
                .min(1)
                .max(1024)
                .regex(/^(?!.*(?:[\n\t]| {5})).*$/s),
            }),
          )
          .min(1),
      }),
    ]),
  }),
});

/** The shop's number as Meta describes it. */
const theNumber = { display_phone_number: "+91 80 4567 8900", quality_rating: "GREEN", id: whatsAppKeys.phoneNumberId };

/** Meta's error with this code. */
export const whatsAppFault = (code: number, status = 400): Answer => ({
  status,
  body: {
    error: {
      message: `(#${code}) Said with the token ${whatsAppKeys.accessToken}`,
      type: "OAuthException",
      code,
      error_data: { messaging_product: "whatsapp", details: "Details" },
      fbtrace_id: "Az8or2yhqkZfEZ",
    },
  },
});

function read(
  number: object,
  path: string,
  authorization: string | undefined,
  body: string,
): Omit<TakenMessage, "id"> | Answer {
  const [, asked] =
    /^\/v\d+\.0\/106540352242922(\/messages|\?fields=display_phone_number,quality_rating)$/.exec(path) ?? [];
  if (!asked) return whatsAppFault(33, 404);
  if (authorization !== `Bearer ${whatsAppKeys.accessToken}`) return whatsAppFault(190, 401);
  if (asked !== "/messages") return { status: 200, body: number };
  const { data } = messageSchema.safeParse(JSON.parse(body));
  if (!data) return whatsAppFault(100);
  const { name, components } = data.template;
  return { to: `+${data.to}`, template: name, values: components[0].parameters.map(({ text }) => text) };
}

/**
 * Meta's WhatsApp Cloud API in the test's own process, which checks each request against the published shape. `taken`
 * contains the accepted messages; `answerWith` decides the response to each, `numberIs` what it says of the number. Call `close()` at the end.
 *
 * Source: https://developers.facebook.com/docs/whatsapp/cloud-api/reference/messages
 */
export async function aWhatsApp() {
  const taken: TakenMessage[] = [];
  const state: { say: Say; number: object } = { say: () => undefined, number: theNumber };
  const server = createServer((request, response) => {
    void textOf(request).then((body) => {
      const answer = ({ status, body }: Answer) =>
        response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
      const message = read(state.number, request.url ?? "", request.headers.authorization, body);
      if ("status" in message) return answer(message);
      const said = state.say(message.to);
      if (said) return answer(said);
      const id = `wamid.${taken.length}`;
      taken.push({ id, ...message });
      const input = message.to.slice(1);
      const contacts = [{ input, wa_id: input }];
      return answer({ status: 200, body: { messaging_product: "whatsapp", contacts, messages: [{ id }] } });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    answerWith: (say: Say) => {
      state.say = say;
    },
    numberIs: (change: object) => {
      state.number = { ...theNumber, ...change };
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

type Value = { statuses?: object[]; messages?: object[] };

/** An event as Meta posts it, with its signature. */
export function whatsAppEvent(
  value: Value,
  { secret = whatsAppKeys.appSecret, phoneNumberId = whatsAppKeys.phoneNumberId } = {},
): { raw: string; signature: string } {
  const metadata = { display_phone_number: "15550783881", phone_number_id: phoneNumberId };
  const changes = [{ field: "messages", value: { messaging_product: "whatsapp", metadata, ...value } }];
  const raw = JSON.stringify({ object: "whatsapp_business_account", entry: [{ id: "102290129340398", changes }] });
  return { raw, signature: `sha256=${createHmac("sha256", secret).update(raw).digest("hex")}` };
}

/** A status of a message to this number, a failure with this code. */
export const whatsAppStatus = (id: string, status: string, to: string, code?: number) => ({
  id,
  status,
  timestamp: "1764379200",
  recipient_id: to.slice(1),
  ...(code === undefined ? {} : { errors: [{ code, title: "Failed", message: "Failed" }] }),
});

/** A reply from this number. */
export const whatsAppReply = (from: string, body: string, at: Date) => ({
  from: from.slice(1),
  id: "wamid.reply",
  timestamp: String(Math.floor(at.getTime() / 1000)),
  type: "text",
  text: { body },
});
