import type { PermissionName } from "@haat/api-contract/access/permission-names";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { isPermitted } from "../http/auth";
import { readInput } from "../http/read-input";
import { CATALOG_MODULE } from "../modules/catalog";
import type { Viewer } from "../modules/catalog/read/viewer";
import type { CatalogModuleService } from "../modules/catalog/service";
import { cacheKey } from "./cache-key";
import { cacheOf, visitorsAnswer } from "./cached-answers";
import { type CatalogCall, readAnswer } from "./calls";
import { FinishedAnswer } from "./finished-answer";
import { sendAnswer } from "./send-answer";

/** The permission that an administrator needs to see rows hidden from shoppers. */
const permissions: Partial<Record<CatalogCall, PermissionName>> = {
  listProducts: "view_product",
  listBanners: "view_banner",
  listAllCategories: "view_category",
  listAllSubCategories: "view_subcategory",
};

function viewerOf(name: CatalogCall, { auth }: MedusaRequest): Viewer | null {
  if (auth?.kind === "shopper") return { shopper: auth.id, everything: false };
  const permission = permissions[name];
  const everything = permission !== undefined && isPermitted(auth ?? null, permission);
  return everything ? { shopper: null, everything } : null;
}

/** The route of a catalogue call: visitors get the shared cached answer, a shopper or administrator gets their own. */
export function catalogRoute(name: CatalogCall) {
  return async (req: MedusaRequest, res: MedusaResponse): Promise<void> => {
    const catalog = req.scope.resolve<CatalogModuleService>(CATALOG_MODULE);
    const input = readInput(name, req);
    const viewer = viewerOf(name, req);
    if (viewer) {
      const answer = new FinishedAnswer(await readAnswer(name, catalog, input, viewer));
      return sendAnswer(req, res, answer, { personal: true });
    }
    const key = cacheKey(name, input);
    const answer = await visitorsAnswer(catalog, name, key, input);
    sendAnswer(req, res, answer, { personal: false, grown: () => cacheOf(catalog).weigh(key) });
  };
}
