import type { FailedTask, FailedTasksQuery } from "@haat/api-contract/task/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database } from "../../database/database";
import type { Page } from "../../database/page-of";
import { readFailedTasks } from "../../queue/failed-tasks";

/** What failed in the background, the newest failure first. */
export const listFailedTasks = (container: MedusaContainer, query: FailedTasksQuery): Promise<Page<FailedTask>> =>
  readFailedTasks(new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION)).run, query);
