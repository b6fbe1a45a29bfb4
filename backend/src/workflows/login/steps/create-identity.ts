import { Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { addIdentity, type NewIdentity } from "../add-identity";

/** See `addIdentity`. */
export const createIdentityStep = createStep(
  "create-identity",
  async (identity: NewIdentity, { container }) => {
    const id = await addIdentity(container, identity);
    return new StepResponse(id, id);
  },
  async (id, { container }) => {
    if (id) await container.resolve(Modules.AUTH).deleteAuthIdentities([id]);
  },
);
