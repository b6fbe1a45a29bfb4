import type { MedusaContainer } from "@medusajs/framework/types";
import { readConfig } from "../config/read-config";
import { queuePool } from "../queue/queue-pool";
import { Queue } from "../queue/run-queue";
import type { Task } from "../queue/task";
import { maintenanceTasks } from "./maintenance-tasks";
import { orderTasks } from "./order-tasks";
import { paymentTasks } from "./payment-tasks";

/** Everything that the shop does in the background. */
export const tasks: readonly Task[] = [...orderTasks, ...paymentTasks, ...maintenanceTasks];

let queue: Queue | undefined;

/** This process does tasks from now on, unless it is one that only answers. */
export function startQueue(container: MedusaContainer): void {
  const { workerMode, scheduledTasks } = readConfig();
  if (workerMode === "server" || queue) return;
  queue = new Queue({ container, pool: queuePool(), tasks, isScheduled: scheduledTasks });
}

/** It takes no more of them, and ends those that it does. */
export async function stopQueue(): Promise<void> {
  await queue?.stop();
  queue = undefined;
}
