import { authenticatorMessages } from "@haat/api-contract/authenticator/messages";
import { TOTP } from "otpauth";
import { z } from "zod";
import { aStaffMember } from "./administrator";
import { withDatabase } from "./database";
import { type RawAnswer, raw } from "./raw";
import { aSeller } from "./seller";
import { outbox } from "./shopper";
import { until } from "./until";

const password = "correct horse battery";

/** The two kinds of accounts that may have an authenticator app, with their paths and table. */
const kinds = {
  staff: {
    firstStep: "/api/v1/admin-login",
    secondStep: "/api/v1/admin-login/app",
    own: "/api/v1/back-office/authenticator",
    me: "/api/v1/back-office/me",
    table: "staff_authenticator",
    owner: "user_id",
  },
  seller: {
    firstStep: "/api/v1/sallerlogin",
    secondStep: "/api/v1/sallerlogin/app",
    own: "/api/v1/seller/authenticator",
    me: "/api/v1/seller/me",
    table: "seller_authenticator",
    owner: "seller_id",
  },
} as const;
export type AccountKind = keyof typeof kinds;

export type Account = {
  kind: AccountKind;
  /** Of the user, or of the seller. */
  ownerId: string;
  email: string;
  password: string;
  token: string;
};

/** A logged-in account without an app. */
export async function anAccount(kind: AccountKind): Promise<Account> {
  if (kind === "seller") {
    const { id, email, token, password: own } = await aSeller();
    return { kind, ownerId: id, email, token, password: own };
  }
  const { userId, email, token } = await aStaffMember({ permissions: ["view_product"], password });
  return { kind, ownerId: userId, email, token, password };
}

/**
 * The code of an app, now or some time steps later. A test uses the present one first and the next one then: both stay
 * valid if a step ends meanwhile.
 */
export const appCode = (key: string, stepsLater = 0): string =>
  new TOTP({ secret: key }).generate({ timestamp: Date.now() + stepsLater * 30_000 });

const setUpSchema = z.object({ key: z.string(), uri: z.string() });
const codesSchema = z.object({ recoveryCodes: z.array(z.string()) });

type Path = "" | "/off" | "/recovery-codes";

/** A call of the account's own app. */
export const ownApp = ({ kind, token }: Account, method: "GET" | "POST" | "PUT", path: Path, body?: object) =>
  raw(method, `${kinds[kind].own}${path}`, { token, ...(body && { body }) });

/** @returns the app's key, to be confirmed */
export async function setUpApp(account: Account): Promise<string> {
  const answer = await ownApp(account, "POST", "", { password: account.password });
  return setUpSchema.parse(answer.body).key;
}

type TurnedOn = { key: string /** The code that was used. */; used: string; recoveryCodes: string[] };

/** Turns an app on with its present code. */
export async function turnAppOn(account: Account): Promise<TurnedOn> {
  const key = await setUpApp(account);
  const used = appCode(key);
  const answer = await ownApp(account, "PUT", "", { code: used });
  return { key, used, ...codesSchema.parse(answer.body) };
}

export const recoveryCodesOf = ({ body }: RawAnswer): string[] => codesSchema.parse(body).recoveryCodes;

/** The first step of a login. */
export const typePassword = ({ kind, email, password: own }: Account, typed = own): Promise<RawAnswer> =>
  raw("POST", kinds[kind].firstStep, { body: { email, password: typed } });

/** The challenge that a correct password opens while the app is on. */
export const challengeOf = async (account: Account): Promise<string> =>
  z.object({ challenge: z.string() }).parse((await typePassword(account)).body).challenge;

/** The second step of a login. */
export const typeCode = (kind: AccountKind, challenge: string, code: string): Promise<RawAnswer> =>
  raw("POST", kinds[kind].secondStep, { body: { challenge, code } });

/** Both steps. */
export const logIn = async (account: Account, code: string): Promise<RawAnswer> =>
  typeCode(account.kind, await challengeOf(account), code);

/** How a token is received by a call of the account's own. */
export const statusOf = async (kind: AccountKind, token: string): Promise<number> =>
  (await raw("GET", kinds[kind].me, { token })).status;

/** Changes the row of the account's app, as time or another process would. */
export const changeApp = ({ kind, ownerId }: Account, change: string): Promise<unknown> =>
  withDatabase((client) =>
    client.query(`UPDATE ${kinds[kind].table} SET ${change} WHERE ${kinds[kind].owner} = $1`, [ownerId]),
  );

/**
 * Sends a request, and changes the account's password while the request waits for the account's lock, after it has
 * checked the password.
 */
export const whilePasswordChanges = ({ kind, ownerId }: Account, send: () => Promise<RawAnswer>): Promise<RawAnswer> =>
  withDatabase(async (client) => {
    const { lock, change } = passwordSql[kind];
    await client.query("BEGIN");
    await client.query(lock, [ownerId]);
    const sent = send();
    const waits = until("The request that waits", async () => {
      const blocked = "SELECT FROM pg_stat_activity WHERE pg_backend_pid() = ANY (pg_blocking_pids(pid))";
      return (await client.query(blocked)).rows.length > 0 || undefined;
    });
    await Promise.race([sent, waits]);
    await client.query(change, [ownerId]);
    await client.query("COMMIT");
    return await sent;
  });

const passwordSql = {
  staff: {
    lock: "SELECT FROM staff WHERE user_id = $1 FOR UPDATE",
    change: `UPDATE provider_identity p SET provider_metadata = p.provider_metadata || '{"password": "changed"}'
               FROM auth_identity a WHERE a.id = p.auth_identity_id AND a.app_metadata->>'user_id' = $1`,
  },
  seller: {
    lock: "SELECT FROM seller WHERE id = $1 FOR UPDATE",
    change: "UPDATE seller SET password_hash = 'changed' WHERE id = $1",
  },
} as const satisfies Record<AccountKind, object>;

/** Whether anything of an app is stored. */
export const hasRow = ({ kind, ownerId }: Account): Promise<boolean> =>
  withDatabase(async (client) => {
    const { table, owner } = kinds[kind];
    return (await client.query(`SELECT FROM ${table} WHERE ${owner} = $1`, [ownerId])).rows.length > 0;
  });

export const tokenOf = ({ body }: RawAnswer): string => z.object({ token: z.string() }).parse(body).token;

/** The response to a challenge that is unknown, used, expired or ended. */
export const expired = { status: 400, body: { success: false, message: authenticatorMessages.loginExpired } };

/** The owner is told that the app is off; the mail is sent a moment later. */
export const expectOffMail = ({ email }: Account): Promise<true> =>
  until("The mail", async () => {
    const subjects = (await outbox(email)).map(({ subject }) => subject);
    return subjects.includes("Your authenticator app has been turned off") || undefined;
  });
