import type { BusinessFile } from "@haat/api-contract/seller-business/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { PlaceRow } from "../../modules/seller/business-files";
import { changeFile } from "./change-file";

/** @throws ApiError 401 the account is gone. */
export const savePickUp = (container: MedusaContainer, sellerId: string, place: PlaceRow): Promise<BusinessFile> =>
  changeFile(container, sellerId, async ({ businessFiles }) => {
    await businessFiles.setPickUp(sellerId, place);
    return [];
  });
