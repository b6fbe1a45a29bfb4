import { defineRoute } from "#http/define-route";
import { readTotalEarnings } from "#workflows/earnings/read-earnings";

export const GET = defineRoute("getTotalEarnings", ({ scope }) => readTotalEarnings(scope));
