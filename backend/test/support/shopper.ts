import { randomBytes } from "node:crypto";
import { identifierSchema, type Shopper, shopperSchema, signupAnswerSchema } from "@haat/api-contract/login/schemas";
import { z } from "zod";
import { api, checked } from "./api";
import { raw } from "./raw";
import { doesTasks } from "./shop-address";
import { arrangeShopper } from "./tasks";

export type LoggedInShopper = { token: string; user: Shopper; identifier: string };

type ShopperWish = {
  /** Another shop than the run's own. */
  url?: string;
  identifier?: string;
};

const loggedInSchema = z.object({ token: z.string(), user: shopperSchema });

/** A shopper who is logged in; a new one unless there is an account. Arranged in the server's process if it can be. */
export async function aShopper({ url, identifier = aFreshEmail() }: ShopperWish = {}): Promise<LoggedInShopper> {
  if (!doesTasks(url)) return await aShopperByCode({ url, identifier });
  const arranged = await arrangeShopper(identifierSchema.parse(identifier), url);
  return { ...loggedInSchema.parse(arranged), identifier };
}

/** The same with the code from the outbox, as shoppers do it. */
export async function aShopperByCode({ url, identifier = aFreshEmail() }: ShopperWish = {}): Promise<LoggedInShopper> {
  await api(undefined, url).call("signup", { body: { identifier } });
  const otp = await latestCode(identifier, url);
  const answer = signupAnswerSchema.parse(
    checked("signup", await raw("POST", "/api/v1/signup", { url, body: { identifier, otp } })),
  );
  if (!("token" in answer)) throw new Error("The code was good and no token came.");
  return { token: answer.token, user: answer.user, identifier };
}

export const aFreshEmail = (): string => `shopper-${randomBytes(6).toString("hex")}@example.test`;

/** Ten digits with a valid first digit for an Indian mobile number. */
export const aFreshMobile = (): string =>
  `9${BigInt(`0x${randomBytes(8).toString("hex")}`)
    .toString()
    .padStart(9, "0")
    .slice(-9)}`;

const outboxSchema = z.object({
  messages: z.array(
    z.object({
      to: z.string(),
      channel: z.enum(["email", "sms", "whatsapp"]),
      template: z.string(),
      subject: z.string().nullish(),
      text: z.string(),
      code: z.string().nullable(),
      createdAt: z.iso.datetime(),
    }),
  ),
});

/** Messages sent to an identifier, newest first. */
export async function outbox(to: string, url?: string): Promise<z.infer<typeof outboxSchema>["messages"]> {
  const { status, body } = await raw("GET", `/dev/outbox?to=${encodeURIComponent(to)}`, { url });
  if (status !== 200) throw new Error(`The outbox answered ${status}.`);
  return outboxSchema.parse(body).messages;
}

/** The newest one-time code sent to an identifier. */
export async function latestCode(to: string, url?: string): Promise<string> {
  const code = (await outbox(to, url)).find((message) => message.code !== null)?.code;
  if (!code) throw new Error(`No code was sent to ${to}.`);
  return code;
}
