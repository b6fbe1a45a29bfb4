import { loginMessages } from "@haat/api-contract/login/messages";
import { sellerSettingsMessages } from "@haat/api-contract/seller-settings/messages";
import { defineRoute } from "#http/define-route";
import { guess, limitSellerCodes } from "#http/limit-codes";
import { toSellerMe } from "#workflows/seller/to-seller";
import { sendContactCode, verifyContact } from "#workflows/seller-login/verify-contact";

export const POST = defineRoute("verifySellerContact", async ({ auth, body, scope, req }) => {
  const { contact, otp } = body;
  if (otp) {
    const seller = await guess(req, "seller", () => verifyContact(scope, auth.id, contact, otp));
    return { seller: toSellerMe(seller), message: sellerSettingsMessages.contactVerified[contact] };
  }
  await limitSellerCodes(req);
  const seller = await sendContactCode(scope, auth.id, contact);
  return { seller: toSellerMe(seller), message: loginMessages.sent(seller[contact]) };
});
