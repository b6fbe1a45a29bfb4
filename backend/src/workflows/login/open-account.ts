import type { Identifier } from "@haat/api-contract/login/schemas";
import type { CustomerDTO, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  type WorkflowData,
  WorkflowResponse,
  when,
} from "@medusajs/framework/workflows-sdk";
import { createCustomersWorkflow } from "@medusajs/medusa/core-flows";
import { addIdentity, type NewIdentity } from "./add-identity";

/** See `addIdentity`. */
const createIdentityStep = createStep(
  "create-identity",
  async (identity: NewIdentity, { container }) => {
    const id = await addIdentity(container, identity);
    return new StepResponse(id, id);
  },
  async (id, { container }) => {
    if (id) await container.resolve(Modules.AUTH).deleteAuthIdentities([id]);
  },
);

/**
 * The customer with an account under this email address, or null. Mobile numbers are not matched: the engine lets a
 * customer enter any number in their profile, so it proves nothing.
 */
const findCustomerByEmailStep = createStep(
  "find-customer-by-email",
  async ({ kind, value }: Identifier, { container }) => {
    if (kind !== "email") return new StepResponse<CustomerDTO | null>(null);
    const [customer] = await container
      .resolve(Modules.CUSTOMER)
      .listCustomers({ email: value, has_account: true }, { take: 1 });
    return new StepResponse<CustomerDTO | null>(customer ?? null);
  },
);

/**
 * A shopper's first login: creates a customer of the engine with an account, and its login identity. An existing
 * customer with an account under the same verified email address is used as is.
 */
export const openAccountWorkflow = createWorkflow("open-account", (input: WorkflowData<Identifier>) => {
  const known = findCustomerByEmailStep(input);
  const made = when({ known }, ({ known }) => !known).then(() => {
    const customersData = transform({ input }, ({ input }) => [
      { has_account: true, ...(input.kind === "email" ? { email: input.value } : { phone: input.value }) },
    ]);
    return createCustomersWorkflow.runAsStep({ input: { customersData } });
  });
  const customer = transform({ known, made }, ({ known, made }) => known ?? made?.[0]);
  const identity = transform({ input, customer }, ({ input, customer }) => ({
    provider: "otp" as const,
    value: input.value,
    customerId: customer?.id ?? "",
  }));
  const authIdentityId = createIdentityStep(identity);
  return new WorkflowResponse({ customerId: identity.customerId, authIdentityId });
});

/** Creates the account of a verified identifier that has no login yet. */
export async function openAccount(
  scope: MedusaContainer,
  identifier: Identifier,
): Promise<{ customerId: string; authIdentityId: string }> {
  const { result } = await openAccountWorkflow(scope).run({ input: identifier });
  return result;
}
