import type { APIRequestContext } from "@playwright/test";
import type { Person } from "./account";
import { administratorToken } from "./administrator-token";

/** A person's customer id. */
export async function customerIdOf(request: APIRequestContext, { token }: Person): Promise<string> {
  const answer = await request.get("/api/v1/account", { headers: { authorization: token } });
  return ((await answer.json()) as { account: { _id: string } }).account._id;
}

/** Credits a person's wallet, as staff do, each amount separately. */
export async function fillWallet(request: APIRequestContext, person: Person, ...amounts: number[]): Promise<void> {
  const path = `/api/v1/back-office/customers/${await customerIdOf(request, person)}/wallet`;
  for (const [place, amount] of amounts.entries()) {
    const headers = { authorization: administratorToken(), "idempotency-key": `story ${place}` };
    const answer = await request.post(path, { headers, data: { amount, note: "For a story" } });
    if (!answer.ok()) throw new Error(`The wallet took no money: ${answer.status()} ${await answer.text()}`);
  }
}
