import { catalogRoute } from "#catalog-answers/catalog-route";

export const GET = catalogRoute("getCollection");
