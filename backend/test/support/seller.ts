import { randomBytes } from "node:crypto";
import type { SellerState, SellerType } from "@haat/api-contract/seller/words";
import { api } from "./api";
import { withDatabase } from "./database";
import { databaseUrlOf } from "./shop-address";
import { aFreshMobile } from "./shopper";

export type Seller = { id: string; token: string; email: string; mobileNumber: string; password: string };

type SellerWish = {
  type?: SellerType;
  state?: SellerState;
  /** Whether address and number count as verified; most tests do not depend on it. */
  verified?: boolean;
  /** Another shop than the run's own. */
  url?: string;
};

export const aFreshSellerEmail = (): string => `seller-${randomBytes(6).toString("hex")}@example.test`;

type Credentials = { email?: string; mobileNumber?: string; password: string; rememberMe?: boolean };

/** The token of another login, of a seller without an authenticator app. */
export async function logInSeller(body: Credentials, url?: string): Promise<string> {
  const answer = await api(undefined, url).call("sellerLogin", { body });
  if (!("token" in answer)) throw new Error("The login asks for the code of an authenticator app.");
  return answer.token;
}

/** A registered seller, logged in; approved unless another state is given. Deleted after the file's last test. */
export async function aSeller({ type, state = "approved", verified = true, url }: SellerWish = {}): Promise<Seller> {
  const account = { email: aFreshSellerEmail(), mobileNumber: aFreshMobile(), password: "a stall at the corner" };
  const panNumber = type === "BOOKS_ONLY" ? "AAJCH4812K" : undefined;
  await api(undefined, url).call("registerSeller", { body: { ...account, sellerType: type, panNumber } });
  const { email, password } = account;
  const token = await logInSeller({ email, password }, url);
  const id = await withDatabase(async (client) => {
    const { rows } = await client.query(
      `UPDATE seller SET state = $2, verified_email = CASE WHEN $3 THEN email END, verified_mobile = CASE WHEN $3 THEN mobile END
        WHERE email = $1 RETURNING id`,
      [email, state, verified],
    );
    return rows[0]?.id as string;
  }, databaseUrlOf(url));
  if (!url) ours.push(id);
  return { ...account, mobileNumber: `+91${account.mobileNumber}`, id, token };
}

const ours: string[] = [];

afterAll(async () => {
  if (ours.length === 0) return;
  await withDatabase(async (client) => {
    await client.query("DELETE FROM seller_product WHERE seller_id = ANY ($1)", [ours]);
    await client.query("DELETE FROM seller WHERE id = ANY ($1)", [ours]);
  });
});
