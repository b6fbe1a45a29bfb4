import { gatewayTitle } from "@haat/api-contract/gateway/descriptors";
import { isGateway } from "@haat/api-contract/payment/words";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { Run } from "#database/database";
import { ACCESS_MODULE } from "#modules/access/index";
import type { AccessModuleService } from "#modules/access/service";
import { PAYMENT_SETUP_MODULE } from "#modules/payment-setup/index";
import type { PaymentSetupService } from "#modules/payment-setup/service";
import { failedTaskCount, oldestTaskSql } from "#queue/failed-tasks";
import { maxWaitSeconds } from "#queue/queue-health";
import { demoAdministrator, demoEditor } from "#seed/demo-accounts";
import { checkGateway } from "../payment-setup/check-gateway";
import { gatewayKeys } from "../payment-setup/gateway-keys";
import { about, type Finding } from "./finding";

/** Checks what staff have to enter before invoices can be issued. */
export async function checkDetails(run: Run): Promise<Finding[]> {
  const { good, problem } = about("Shop");
  const [row] = await run<{ gstin: string | null }>({
    name: "",
    text: "SELECT shop->>'gstin' AS gstin FROM haat_shop_settings",
    values: [],
  });
  if (row?.gstin) return [good(`Invoices are issued under GSTIN ${row.gstin}.`)];
  return [problem("The shop's details are not entered under Settings: no invoice is issued.")];
}

/** Checks that the back office can't be lost with one person, and that nobody knows a password. */
export async function checkStaff(container: MedusaContainer, run: Run): Promise<Finding[]> {
  const { good, advice, problem } = about("Staff");
  const access = container.resolve<AccessModuleService>(ACCESS_MODULE);
  const [full, demo] = await Promise.all([
    access.listStaff({ is_full_administrator: true, status: true }, { take: 2 }),
    run<{ email: string }>({
      name: "",
      text: "SELECT email FROM haat_actor WHERE email = ANY ($1) ORDER BY email",
      values: [[demoAdministrator.email, demoEditor.email]],
    }),
  ]);
  const faults = [
    ...demo.map(({ email }) => problem(`${email} is an account of the demo, whose password is public. Remove it.`)),
    ...(full.length === 0 ? [problem("There is no full administrator: nobody can invite staff.")] : []),
    ...(full.length === 1
      ? [advice("There is one full administrator: invite a second, in case the first loses access.")]
      : []),
  ];
  return faults.length > 0 ? faults : [good("There is more than one full administrator.")];
}

/** Checks that shoppers can pay, and each gateway that is on with its keys. */
export async function checkPayments(container: MedusaContainer): Promise<Finding[]> {
  const { good, advice, problem } = about("Payments");
  const { settings } = await container.resolve<PaymentSetupService>(PAYMENT_SETUP_MODULE).read();
  const on = settings.methods.filter(({ isOn }) => isOn).map(({ method }) => method);
  const findings = await Promise.all(
    on.filter(isGateway).map(async (gateway) => {
      const keys = await gatewayKeys(container, gateway);
      if (!keys) return problem(`${gatewayTitle(gateway)} is switched on and has no keys, or none that can be read.`);
      const { isWell, message } = await checkGateway(container, gateway);
      if (!isWell) return problem(message);
      return keys.mode === "live" ? good(message) : problem(message);
    }),
  );
  if (on.length === 0) return [problem("No payment method is switched on.")];
  return findings.length > 0 ? findings : [advice("No gateway is switched on: shoppers can't pay online.")];
}

/** Checks that background tasks are done. */
export async function checkTasks(run: Run): Promise<Finding[]> {
  const { good, advice, problem } = about("Tasks");
  const read = async (text: string) => {
    const [row] = await run<Record<string, number>>({ name: "", text, values: [] });
    return Object.values(row ?? {})[0] ?? 0;
  };
  const [failed, waited] = [await read(failedTaskCount), await read(oldestTaskSql)];
  const faults = [
    ...(failed > 0 ? [advice(`${failed} failed: see Failed Tasks in the back office.`)] : []),
    ...(waited > maxWaitSeconds
      ? [
          problem(
            `The oldest has waited ${Math.round(waited / 60)} minutes: the shop is stopped, or no process of it works.`,
          ),
        ]
      : []),
  ];
  return faults.length > 0 ? faults : [good("None failed, and none waits for long.")];
}
