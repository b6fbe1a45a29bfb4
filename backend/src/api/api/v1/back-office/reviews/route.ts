import { defineRoute } from "#http/define-route";
import { REVIEW_MODULE } from "#modules/review/index";
import type { ReviewModuleService } from "#modules/review/service";

export const GET = defineRoute("listStaffReviews", ({ query, scope }) =>
  scope.resolve<ReviewModuleService>(REVIEW_MODULE).listForStaff(query),
);
