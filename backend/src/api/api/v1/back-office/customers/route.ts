import { defineRoute } from "#http/define-route";
import { readCustomers } from "#workflows/customer/read-customers";

export const GET = defineRoute("listCustomers", ({ scope, query }) => readCustomers(scope, query));
