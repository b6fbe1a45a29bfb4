import { parcelEndpoints } from "./parcel/endpoints";
import { sellerBusinessEndpoints } from "./seller-business/endpoints";
import { sellerEarningsEndpoints } from "./seller-earnings/endpoints";
import { sellerHomeEndpoints } from "./seller-home/endpoints";
import { sellerLoginEndpoints } from "./seller-login/endpoints";
import { sellerNoticeEndpoints } from "./seller-notice/endpoints";
import { sellerProductEndpoints } from "./seller-product/endpoints";
import { sellerSettingsEndpoints } from "./seller-settings/endpoints";

/** What each call of sellers takes and answers. */
export const sellerEndpoints = {
  ...sellerLoginEndpoints,
  ...sellerBusinessEndpoints,
  ...sellerProductEndpoints,
  ...parcelEndpoints,
  ...sellerNoticeEndpoints,
  ...sellerEarningsEndpoints,
  ...sellerHomeEndpoints,
  ...sellerSettingsEndpoints,
} as const;
