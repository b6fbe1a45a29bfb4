import { customerMessages } from "@haat/api-contract/customer/messages";
import { defineRoute } from "#http/define-route";
import { changeCustomer } from "#workflows/customer/change-customer";
import { readCustomer } from "#workflows/customer/read-customers";

export const GET = defineRoute("getCustomer", async ({ scope, params }) => ({
  customer: await readCustomer(scope, params.id),
}));

export const PUT = defineRoute("updateCustomer", async ({ auth, scope, params, body }) => {
  const { blocked } = body;
  const hasChanged = await changeCustomer(scope, { ...body, customerId: params.id, actorId: auth.id });
  const done = blocked ? customerMessages.blocked : customerMessages.unblocked;
  const already = blocked ? customerMessages.blockedAlready : customerMessages.unblockedAlready;
  return { message: hasChanged ? done : already, customer: await readCustomer(scope, params.id) };
});
