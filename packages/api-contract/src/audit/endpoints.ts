import type { Endpoint } from "../endpoint";
import { auditAnswerSchema, auditFiltersAnswerSchema, auditQuerySchema } from "./schemas";

export const auditEndpoints = {
  listAudit: {
    summary: "Who changed what, newest first, of the things that the caller may see",
    query: auditQuerySchema,
    response: auditAnswerSchema,
  },
  getAuditFilters: { summary: "Who and what the audit log knows", response: auditFiltersAnswerSchema },
} as const satisfies Record<string, Endpoint>;
