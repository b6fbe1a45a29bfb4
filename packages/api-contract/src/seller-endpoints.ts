import { sellerAuthenticatorEndpoints } from "./authenticator/endpoints";
import type { Endpoint } from "./call";
import { sellerCouponEndpoints } from "./coupon/endpoints";
import { parcelEndpoints } from "./parcel/endpoints";
import { sellerSaleEndpoints } from "./sale/endpoints";
import { sellerBusinessEndpoints } from "./seller-business/endpoints";
import { sellerEarningsEndpoints } from "./seller-earnings/endpoints";
import { sellerHomeAnswerSchema } from "./seller-home/schemas";
import { sellerLoginEndpoints } from "./seller-login/endpoints";
import { sellerNoticeEndpoints } from "./seller-notice/endpoints";
import { sellerProductEndpoints } from "./seller-product/endpoints";
import { sellerSettingsEndpoints } from "./seller-settings/endpoints";

/** Schemas of each of the sellers' calls. */
export const sellerEndpoints = {
  ...sellerLoginEndpoints,
  ...sellerBusinessEndpoints,
  ...sellerProductEndpoints,
  ...sellerCouponEndpoints,
  ...sellerSaleEndpoints,
  ...parcelEndpoints,
  ...sellerNoticeEndpoints,
  ...sellerEarningsEndpoints,
  getSellerHome: {
    summary: "Returns sales of today and the last 30 days, open parcels, low stock and the balance",
    response: sellerHomeAnswerSchema,
  },
  ...sellerSettingsEndpoints,
  ...sellerAuthenticatorEndpoints,
} as const satisfies Record<string, Endpoint>;
