import type { Task } from "../queue/task";
import { orderTasks } from "./order-tasks";
import { paymentTasks } from "./payment-tasks";
import { upkeepTasks } from "./upkeep-tasks";

/** Everything that the shop does in the background. */
export const tasks: readonly Task[] = [...orderTasks, ...paymentTasks, ...upkeepTasks];
