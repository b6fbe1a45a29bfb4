import { paymentMethods } from "@haat/api-contract/order/words";
import { refundDestinations } from "@haat/api-contract/payment/words";
import { gatewayNames } from "@haat/gateway-simulator/words";
import fc from "./draws";

const which = fc.nat(1000);
const method = fc.constantFrom(...paymentMethods);
const gateway = fc.constantFrom(...gatewayNames);
const to = fc.constantFrom(...refundDestinations);
const act = <Name extends string>(name: Name) => fc.constant(name);

/** Random events in a shop. `which` picks one of the existing orders. */
export const shopEvent = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({
      act: act("order"),
      shopper: fc.nat(2),
      method,
      pots: fc.integer({ min: 1, max: 3 }),
      besides: fc.boolean(),
      useWallet: fc.boolean(),
    }),
  },
  {
    weight: 14,
    arbitrary: fc.record({
      act: act("pay"),
      which,
      how: fc.constantFrom(
        ...(["right", "right", "right", "right", "failed", "promised", "slow", "a paisa less", "dollars"] as const),
      ),
      tell: fc.constantFrom("callback", "now", "hold", "never", "forged"),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      act: act("deliver what is held"),
      reversed: fc.boolean(),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ act: act("the bank decides"), good: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ act: act("open"), which, method }) },
  { weight: 4, arbitrary: fc.record({ act: act("cancel"), which, to }) },
  { weight: 3, arbitrary: fc.record({ act: act("expire"), which }) },
  {
    weight: 8,
    arbitrary: fc.record({ act: act("move"), which, status: fc.constantFrom("processing", "shipped", "delivered") }),
  },
  { weight: 3, arbitrary: fc.record({ act: act("cancel a part"), which }) },
  { weight: 4, arbitrary: fc.record({ act: act("return"), which, to, received: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ act: act("take up again"), which }) },
  { weight: 2, arbitrary: fc.record({ act: act("staff refund"), which, to }) },
  {
    weight: 4,
    arbitrary: fc.record({ act: act("credit"), shopper: fc.nat(2), paise: fc.integer({ min: 1, max: 80_000 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      act: act("gateway away"),
      gateway,
      calls: fc.integer({ min: 1, max: 6 }),
      how: fc.constantFrom("drop", "error", "lose-answer"),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: act("gateway refuses"),
      gateway,
      what: fc.constantFrom("refuseCaptures", "refuseRefunds"),
    }),
  },
  { weight: 2, arbitrary: fc.record({ act: act("refunds take time"), gateway, pending: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ act: act("keys"), gateway, revoked: fc.boolean() }) },
  { weight: 5, arbitrary: fc.record({ act: act("sweep") }) },
  { weight: 1, arbitrary: fc.record({ act: act("reconcile") }) },
);
export type ShopEvent = typeof shopEvent extends fc.Arbitrary<infer One> ? One : never;
