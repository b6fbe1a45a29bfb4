import { accountMessages } from "@haat/api-contract/account/messages";
import { defineRoute } from "#http/define-route";
import { guess } from "#http/limit-codes";
import { deleteAccount } from "#workflows/account/delete-account";
import { requireAccount, updateAccount } from "#workflows/account/own-account";

export const GET = defineRoute("getAccount", async ({ auth, scope }) => ({
  account: await requireAccount(scope, auth.id),
}));

export const PUT = defineRoute("updateAccount", async ({ auth, body, scope }) => ({
  account: await updateAccount(scope, auth.id, body),
  message: accountMessages.saved,
}));

export const DELETE = defineRoute("deleteAccount", async ({ auth, body, scope, req }) => {
  await guess(req, "shopper", () => deleteAccount(scope, auth.id, body.otp));
  return { message: accountMessages.deleted };
});
