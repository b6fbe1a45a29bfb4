import { writeFile } from "node:fs/promises";
import type { ExecArgs, MedusaContainer } from "@medusajs/framework/types";
import { isSealedBefore, seal, unseal } from "#config/seal";
import type { Resealed, SealedColumn } from "#database/sealed-column";
import { ACCESS_MODULE } from "#modules/access/index";
import type { AccessModuleService } from "#modules/access/service";
import { GATEWAY_PAYMENT_MODULE } from "#modules/gateway-payment/index";
import type { GatewayPaymentService } from "#modules/gateway-payment/service";
import { MESSAGE_QUEUE_MODULE } from "#modules/message-queue/index";
import type { MessageQueueModuleService } from "#modules/message-queue/service";
import { PARCEL_MODULE } from "#modules/parcel/index";
import type { ParcelService } from "#modules/parcel/service";
import { PAYMENT_SETUP_MODULE } from "#modules/payment-setup/index";
import type { PaymentSetupService } from "#modules/payment-setup/service";
import { SELLER_MODULE } from "#modules/seller/index";
import type { SellerService } from "#modules/seller/service";

/** Everything that the shop seals, in words for whoever runs it. */
const sealedColumns = (container: MedusaContainer): Record<string, SealedColumn> => ({
  "keys of gateways": container.resolve<PaymentSetupService>(PAYMENT_SETUP_MODULE).sealedKeys,
  "account numbers of sellers": container.resolve<SellerService>(SELLER_MODULE).sealedNumbers,
  "authenticator apps of staff": container.resolve<AccessModuleService>(ACCESS_MODULE).authenticators.sealedKeys,
  "authenticator apps of sellers": container.resolve<SellerService>(SELLER_MODULE).authenticators.sealedKeys,
  "accounts for refunds": container.resolve<GatewayPaymentService>(GATEWAY_PAYMENT_MODULE).sealedPayees,
  "delivery codes": container.resolve<ParcelService>(PARCEL_MODULE).sealedCodes,
  messages: container.resolve<MessageQueueModuleService>(MESSAGE_QUEUE_MODULE).sealedMessages,
});

function resealed(text: string): string | null {
  if (!isSealedBefore(text)) return text;
  try {
    return seal(unseal(text));
  } catch {
    return null;
  }
}

/**
 * Seals by the current key what earlier ones have sealed, so that they are no longer needed.
 *
 * @returns the counts by what was sealed
 */
async function reseal(container: MedusaContainer): Promise<Record<string, Resealed>> {
  const counts: Record<string, Resealed> = {};
  for (const [name, column] of Object.entries(sealedColumns(container))) counts[name] = await column.reseal(resealed);
  return counts;
}

/** For `medusa exec`: seals everything by the current key, and writes the counts to the JSON file that is the argument. */
export default async function runByHand({ container, args: [file = ""] }: ExecArgs): Promise<void> {
  await writeFile(file, JSON.stringify(await reseal(container)));
}
