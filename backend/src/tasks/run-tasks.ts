import type { MedusaContainer } from "@medusajs/framework/types";
import { readConfig } from "../config/read-config";
import { queuePool } from "../queue/queue-pool";
import { Queue } from "../queue/run-queue";
import type { Task } from "../queue/task";
import { maintenanceTasks } from "./maintenance-tasks";
import { orderTasks } from "./order-tasks";
import { paymentTasks } from "./payment-tasks";

/** All background tasks of the shop. */
export const tasks: readonly Task[] = [...orderTasks, ...paymentTasks, ...maintenanceTasks];

let queue: Queue | undefined;

/** Starts running tasks in this process, unless it only serves requests. */
export function startQueue(container: MedusaContainer): void {
  const { workerMode, scheduledTasks } = readConfig();
  if (workerMode === "server" || queue) return;
  queue = new Queue({ container, pool: queuePool(), tasks, isScheduled: scheduledTasks });
}

/** Stops fetching tasks and waits for the running ones. */
export async function stopQueue(): Promise<void> {
  await queue?.stop();
  queue = undefined;
}
