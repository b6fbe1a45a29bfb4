import { Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { otpProvider } from "../find-shopper";

type NewIdentity = { identifier: string; customerId: string };

/** The identity that logs in by code to a customer's account. Answers its id; the database refuses a second one. */
export const createOtpIdentityStep = createStep(
  "create-otp-identity",
  async ({ identifier, customerId }: NewIdentity, { container }) => {
    const identity = await container.resolve(Modules.AUTH).createAuthIdentities({
      provider_identities: [{ provider: otpProvider, entity_id: identifier }],
      app_metadata: { customer_id: customerId },
    });
    return new StepResponse(identity.id, identity.id);
  },
  async (id, { container }) => {
    if (id) await container.resolve(Modules.AUTH).deleteAuthIdentities([id]);
  },
);
