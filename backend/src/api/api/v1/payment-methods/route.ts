import { defineRoute } from "../../../../http/define-route";
import { offerMethods } from "../../../../workflows/payment-setup/offered-methods";
import { toPaise } from "../../../../workflows/sellable/rupees";

export const GET = defineRoute("listPaymentMethods", async ({ auth, query, scope }) => {
  const { methods, walletPaise } = await offerMethods(scope, {
    customerId: auth?.kind === "shopper" ? auth.id : null,
    totalPaise: query.total === undefined ? null : toPaise(query.total),
    duePaise: query.due === undefined ? null : toPaise(query.due),
    pincode: query.pincode ?? null,
  });
  return { methods, walletBalance: walletPaise === null ? null : walletPaise / 100 };
});
