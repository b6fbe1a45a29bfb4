import { gatewayTitle } from "@haat/api-contract/gateway/descriptors";
import type { GatewayName } from "@haat/api-contract/payment/words";
import { keysFaults, modeOfKeyId, type TypedKeys } from "@haat/api-contract/payment-setup/key-forms";
import { paymentSetupMessages } from "@haat/api-contract/payment-setup/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readConfig } from "#config/read-config";
import { inOneTransaction, type OneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import { GATEWAY_PAYMENT_MODULE } from "#modules/gateway-payment/index";
import type { GatewayPaymentService } from "#modules/gateway-payment/service";
import { PAYMENT_SETUP_MODULE } from "#modules/payment-setup/index";
import type { PaymentSetup, PaymentSetupService } from "#modules/payment-setup/service";
import { recordChange } from "../audit/record-change";
import { someoneCanPay } from "./gateway-keys";
import { sealKeys } from "./sealed-keys";

type Change = {
  gateway: GatewayName;
  actorId: string;
  /** Proceed even while payments or refunds with the current keys are pending. */
  confirmed: boolean;
};
type Given = TypedKeys & { mode: "test" | "live" };

/**
 * Stores a gateway's keys, encrypted. The audit log gets their public part.
 *
 * @throws ApiError 400 keys of the wrong form; 409 the environment sets them, or payments or refunds with other keys
 * are pending.
 */
export async function storeKeys(container: MedusaContainer, change: Change, keys: TypedKeys): Promise<void> {
  const { gateway } = change;
  const [fault] = keysFaults(gateway, keys);
  const mode = modeOfKeyId(gateway, keys.keyId);
  if (fault || !mode) throw new ApiError(400, fault?.message ?? paymentSetupMessages.secretInvalid);
  if (readConfig().gatewayKeys[gateway])
    throw new ApiError(409, paymentSetupMessages.keysOfEnvironment(gatewayTitle(gateway)));
  await changeKeys(container, change, { ...keys, mode });
}

/**
 * Removes a gateway's stored keys.
 *
 * @throws ApiError 409 there are none, no payment method would be left, or payments or refunds with them are pending.
 */
export async function removeKeys(container: MedusaContainer, change: Change): Promise<void> {
  await changeKeys(container, change, null);
}

async function changeKeys(container: MedusaContainer, change: Change, given: Given | null): Promise<void> {
  const { gateway, actorId } = change;
  const setup = container.resolve<PaymentSetupService>(PAYMENT_SETUP_MODULE);
  await inOneTransaction(container, async (transaction) => {
    const changes = setup.within(transaction.prepared);
    const present = await changes.take();
    const before = present.keys.find((row) => row.gateway === gateway);
    if (!given) await mayRemove(container, present, gateway);
    if (before && before.keyId !== given?.keyId) await checkNoMoneyMoves(container, transaction, change);
    if (given) {
      const { mode, keyId } = given;
      await changes.storeKeys({ gateway, keyId, mode, sealed: sealKeys(gateway, given) }, actorId);
    } else await changes.removeKeys(gateway);
    const shown = before && { keyId: before.keyId, mode: before.mode, storedAt: before.storedAt };
    await recordChange(
      container,
      {
        actorId,
        action: given ? "payment.keys_stored" : "payment.keys_removed",
        subject: { type: "payment", id: gateway, label: `Keys of ${gatewayTitle(gateway)}` },
        before: shown ?? null,
        // The time differs even if only the secrets are new.
        after: given && { keyId: given.keyId, mode: given.mode, storedAt: new Date().toISOString() },
      },
      transaction,
    );
  });
  await setup.readAnew();
  // Retries events that no earlier key could resolve.
  if (given) await container.resolve<GatewayPaymentService>(GATEWAY_PAYMENT_MODULE).events().readAgain(gateway);
}

async function mayRemove(
  container: MedusaContainer,
  { keys, settings }: PaymentSetup,
  gateway: GatewayName,
): Promise<void> {
  if (!keys.some((row) => row.gateway === gateway))
    throw new ApiError(409, paymentSetupMessages.noStoredKeys(gatewayTitle(gateway)));
  const { mode, gatewayKeys } = readConfig();
  const hasOthers = mode === "demo" || gatewayKeys[gateway] !== undefined;
  if (!hasOthers && !(await someoneCanPay(container, settings, gateway)))
    throw new ApiError(409, paymentSetupMessages.nobodyCouldPay);
}

async function checkNoMoneyMoves(
  container: MedusaContainer,
  transaction: OneTransaction,
  { gateway, confirmed }: Change,
): Promise<void> {
  if (confirmed || readConfig().gatewayKeys[gateway]) return;
  const payments = container.resolve<GatewayPaymentService>(GATEWAY_PAYMENT_MODULE);
  const moving = (await payments.moneyOnItsWay(transaction.prepared))[gateway];
  if (moving === 0) return;
  const extra = { moneyOnItsWay: moving };
  throw new ApiError(409, paymentSetupMessages.moneyOnItsWay(gatewayTitle(gateway)), { extra });
}
