import { administratorOf } from "#http/auth";
import { defineRoute } from "#http/define-route";
import { searchBackOffice } from "#workflows/back-office-search/search-back-office";

export const GET = defineRoute("searchBackOffice", async ({ auth, query, scope }) =>
  searchBackOffice(scope, administratorOf(auth), query.q),
);
