import { defineRoute } from "#http/define-route";
import { readOperations } from "#workflows/operations/read-operations";

export const GET = defineRoute("getOperations", async ({ scope }) => ({ operations: await readOperations(scope) }));
