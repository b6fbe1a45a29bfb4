import type { ViewSet } from "#database/ensure-views";
import { categoryViews } from "#engine/views/category-views";
import { orderViews } from "#engine/views/order-views";
import { paymentViews } from "#engine/views/payment-views";
import { peopleViews } from "#engine/views/people-views";
import { productViews } from "#engine/views/product-views";
import { stockViews } from "#engine/views/stock-views";
import { accessViews } from "#modules/access/published-views";
import { bannerViews } from "#modules/banner/published-views";
import { catalogViews } from "#modules/catalog/published-views";
import { categoryDetailsViews } from "#modules/category-details/published-views";
import { collectionViews } from "#modules/collection/published-views";
import { commissionViews } from "#modules/commission/published-views";
import { couponViews } from "#modules/coupon/published-views";
import { figuresViews } from "#modules/figures/published-views";
import { gatewayPaymentViews } from "#modules/gateway-payment/published-views";
import { invoiceViews } from "#modules/invoice/published-views";
import { orderListingViews } from "#modules/order-listing/published-views";
import { orderMoneyViews } from "#modules/order-money/published-views";
import { orderStatusViews } from "#modules/order-status/published-views";
import { parcelViews } from "#modules/parcel/published-views";
import { payoutViews } from "#modules/payout/published-views";
import { productDetailsViews } from "#modules/product-details/published-views";
import { returnRequestViews } from "#modules/return-request/published-views";
import { reviewViews } from "#modules/review/published-views";
import { searchSynonymViews } from "#modules/search-synonym/published-views";
import { sellerViews } from "#modules/seller/published-views";
import { sellerBalanceViews } from "#modules/seller-balance/published-views";
import { settingsViews } from "#modules/settings/published-views";
import { shopperLoginViews } from "#modules/shopper-login/published-views";
import { walletViews } from "#modules/wallet/published-views";
import { wishlistViews } from "#modules/wishlist/published-views";

/** All views that our SQL reads. */
export const allViews: ViewSet = {
  version: 12,
  views: [
    ...peopleViews,
    ...categoryViews,
    ...productViews,
    ...stockViews,
    ...orderViews,
    ...paymentViews,
    ...accessViews,
    ...bannerViews,
    ...categoryDetailsViews,
    ...collectionViews,
    ...commissionViews,
    ...couponViews,
    ...invoiceViews,
    ...orderMoneyViews,
    ...orderStatusViews,
    ...parcelViews,
    ...payoutViews,
    ...productDetailsViews,
    ...returnRequestViews,
    ...reviewViews,
    ...searchSynonymViews,
    ...sellerViews,
    ...settingsViews,
    ...shopperLoginViews,
    ...walletViews,
    ...wishlistViews,
    // These read views of the modules above.
    ...gatewayPaymentViews,
    ...sellerBalanceViews,
    // Read models built from all of the above.
    ...orderListingViews,
    ...figuresViews,
    ...catalogViews,
  ],
};
