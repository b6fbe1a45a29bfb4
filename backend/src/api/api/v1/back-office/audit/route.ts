import { administratorOf } from "#http/auth";
import { defineRoute } from "#http/define-route";
import { readAudit } from "#workflows/audit/read-audit";

export const GET = defineRoute("listAudit", async ({ auth, query, scope }) => {
  const { rows, ...paging } = await readAudit(scope, administratorOf(auth), query);
  return { entries: rows, ...paging };
});
