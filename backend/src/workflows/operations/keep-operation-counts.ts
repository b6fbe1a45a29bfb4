import type { MedusaContainer } from "@medusajs/framework/types";
import { log } from "#log/log";
import { OPERATIONS_MODULE } from "#modules/operations/index";
import type { OperationsService } from "#modules/operations/service";
import { countOperation, takeOperationCounts } from "#operation-counts/operation-counts";

/** The interval of writes, in milliseconds: no webhook and no order waits for one. */
const pause = 2_000;

let storing: Promise<void> | undefined;

/** Stores what this process has counted. Callers share a write that hangs. Never throws. */
export function storeOperationCounts(container: MedusaContainer): Promise<void> {
  storing ??= store(container).finally(() => {
    storing = undefined;
  });
  return storing;
}

/** What could not be stored is counted again. */
async function store(container: MedusaContainer): Promise<void> {
  const counts = takeOperationCounts();
  if (counts.length === 0) return;
  try {
    await container.resolve<OperationsService>(OPERATIONS_MODULE).keep(counts);
  } catch (error) {
    log.warn({ err: error }, "Counts of operations could not be stored; this will be retried");
    for (const { count, ...operation } of counts) countOperation(operation, count);
  }
}

/** Stores counts every few seconds. Returns a function that stores the last ones and stops it. */
export function keepOperationCounts(container: MedusaContainer): () => Promise<void> {
  const timer = setInterval(() => void storeOperationCounts(container), pause).unref();
  return async () => {
    clearInterval(timer);
    await storeOperationCounts(container);
  };
}
