import { administratorOf } from "#http/auth";
import { defineRoute } from "#http/define-route";
import { readAuditFilters } from "#workflows/audit/read-audit";

export const GET = defineRoute("getAuditFilters", async ({ auth, scope }) =>
  readAuditFilters(scope, administratorOf(auth)),
);
