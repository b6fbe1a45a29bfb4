import { defineRoute } from "#http/define-route";
import { COMMISSION_MODULE } from "#modules/commission/index";
import type { CommissionService } from "#modules/commission/service";

export const GET = defineRoute("getCommission", ({ scope }) =>
  scope.resolve<CommissionService>(COMMISSION_MODULE).read(),
);
