import { walletMessages } from "@haat/api-contract/wallet/messages";
import { ApiError } from "#errors/api-error";
import { administratorOf } from "#http/auth";
import { defineRoute } from "#http/define-route";
import { readIdempotencyKey } from "#http/read-input";
import { readCustomer } from "#workflows/customer/read-customers";
import { creditByHand } from "#workflows/wallet/credit-by-hand";

export const POST = defineRoute("creditWallet", async ({ auth, scope, params, body, req }) => {
  const key = readIdempotencyKey(req.headers["idempotency-key"]);
  if (!key) throw new ApiError(400, walletMessages.keyMissing);
  await creditByHand(scope, { ...body, key, customerId: params.id, staffId: administratorOf(auth).userId });
  return { message: walletMessages.credited, customer: await readCustomer(scope, params.id) };
});
