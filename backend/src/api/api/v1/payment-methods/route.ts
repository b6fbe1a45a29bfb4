import { defineRoute } from "#http/define-route";
import { toPaise } from "#money/rupees";
import { offerMethods } from "#workflows/payment-setup/offered-methods";

export const GET = defineRoute("listPaymentMethods", async ({ auth, query, scope }) => {
  const { methods, walletPaise } = await offerMethods(scope, {
    customerId: auth?.kind === "shopper" ? auth.id : null,
    totalPaise: query.total === undefined ? null : toPaise(query.total),
    duePaise: query.due === undefined ? null : toPaise(query.due),
    pincode: query.pincode ?? null,
  });
  return { methods, walletBalance: walletPaise === null ? null : walletPaise / 100 };
});
