import { parcelRoutes } from "./parcel/routes";
import { sellerBusinessRoutes } from "./seller-business/routes";
import { sellerEarningsRoutes } from "./seller-earnings/routes";
import { sellerHomeRoutes } from "./seller-home/routes";
import { sellerLoginRoutes } from "./seller-login/routes";
import { sellerNoticeRoutes } from "./seller-notice/routes";
import { sellerProductRoutes } from "./seller-product/routes";
import { sellerSettingsRoutes } from "./seller-settings/routes";

/** The calls of sellers. */
export const sellerRoutes = {
  ...sellerLoginRoutes,
  ...sellerBusinessRoutes,
  ...sellerProductRoutes,
  ...parcelRoutes,
  ...sellerNoticeRoutes,
  ...sellerEarningsRoutes,
  ...sellerHomeRoutes,
  ...sellerSettingsRoutes,
} as const;
