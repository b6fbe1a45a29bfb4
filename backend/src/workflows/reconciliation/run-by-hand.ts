import { writeFile } from "node:fs/promises";
import { differenceLabels } from "@haat/api-contract/reconciliation/words";
import type { ExecArgs } from "@medusajs/framework/types";
import { GATEWAY_PAYMENT_MODULE } from "#modules/gateway-payment/index";
import type { GatewayPaymentService } from "#modules/gateway-payment/service";
import { reconcile } from "./reconcile";

const given = (text: string | undefined) => (text && text !== "-" ? text : undefined);

/**
 * For `medusa exec`: compares the books of a range of days, and writes the result to a JSON file. Arguments: the file,
 * the first day, the last day, minutes of grace; `-` for the default.
 */
export default async function runByHand({ container, args: [file = "", from, to, grace] }: ExecArgs): Promise<void> {
  const run = await reconcile(container, {
    from: given(from),
    to: given(to),
    ...(given(grace) && { graceMinutes: Number(grace) }),
    by: null,
    onlyCompares: true,
  });
  const book = container.resolve<GatewayPaymentService>(GATEWAY_PAYMENT_MODULE).reconciliation();
  const { rows } = await book.differences({});
  const differences = rows.map((row) => ({ ...row, label: differenceLabels[row.kind] }));
  await writeFile(file, JSON.stringify({ run, differences }));
}
