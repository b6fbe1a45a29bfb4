import type { Operations } from "@haat/api-contract/operations/schemas";
import { anAdministrator } from "./administrator";
import { api } from "./api";
import { until } from "./until";

/** Whether a shop works, read after this call: an answer is kept for some seconds. */
export async function operationsOf(url?: string): Promise<Operations> {
  const { token } = await anAdministrator(url ? { url } : {});
  const asked = new Date().toISOString();
  return until("a new reading of the shop", async () => {
    const { operations } = await api(token, url).call("getOperations", {});
    return operations.checkedAt > asked ? operations : undefined;
  });
}
