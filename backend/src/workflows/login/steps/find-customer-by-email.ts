import type { Identifier } from "@haat/api-contract/login/schemas";
import type { CustomerDTO } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";

/**
 * The customer with an account under this e-mail address, or null. Not by mobile number: the engine lets a customer
 * write any number into their own profile, so a number there proves nothing.
 */
export const findCustomerByEmailStep = createStep(
  "find-customer-by-email",
  async ({ kind, value }: Identifier, { container }) => {
    if (kind !== "email") return new StepResponse<CustomerDTO | null>(null);
    const [customer] = await container
      .resolve(Modules.CUSTOMER)
      .listCustomers({ email: value, has_account: true }, { take: 1 });
    return new StepResponse<CustomerDTO | null>(customer ?? null);
  },
);
