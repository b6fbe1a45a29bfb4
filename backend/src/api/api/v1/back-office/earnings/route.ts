import { defineRoute } from "#http/define-route";
import { readEarnings } from "#workflows/earnings/read-earnings";

export const GET = defineRoute("getEarnings", ({ scope, query }) => readEarnings(scope, query));
