import { defineRoute } from "#http/define-route";
import { readCommission } from "#workflows/commission/read-commission";

export const GET = defineRoute("getCommission", ({ scope }) => readCommission(scope));
