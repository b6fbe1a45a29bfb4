import { sellerBusinessMessages } from "@haat/api-contract/seller-business/messages";
import { defineRoute } from "#http/define-route";
import { saveBankAccount } from "#workflows/seller-business/save-bank-account";

export const PUT = defineRoute("saveSellerBankAccount", async ({ auth, body, scope }) => ({
  message: sellerBusinessMessages.bankAccountSaved,
  file: await saveBankAccount(scope, auth.id, body),
}));
