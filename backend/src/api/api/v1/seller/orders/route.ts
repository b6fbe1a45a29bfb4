import { limits } from "@haat/api-contract/limits";
import { defineRoute } from "#http/define-route";
import { PARCEL_MODULE } from "#modules/parcel/index";
import type { ParcelService } from "#modules/parcel/service";

export const GET = defineRoute("listSellerOrders", async ({ query, auth, scope }) => {
  const { search, status, page = 1, limit = limits.maxFullList } = query;
  const parcels = scope.resolve<ParcelService>(PARCEL_MODULE);
  const found = await parcels.list({ sellerId: auth.id, search, status, limit, offset: (page - 1) * limit });
  return { ...found, page, limit };
});
