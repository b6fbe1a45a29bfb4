import { defineRoute } from "#http/define-route";
import { listReviews } from "#workflows/review/list-reviews";

export const GET = defineRoute("listStaffReviews", ({ query, scope }) => listReviews(scope, query));
