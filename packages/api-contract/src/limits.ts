/** Limits that client and server share. Lengths in characters, times in the unit named. */
export const limits = {
  otpLength: 6,
  otpLifetimeMinutes: 5,
  otpTries: 5,
  otpResendSeconds: 30,
  otpPerHour: 5,
  tokenDays: 7,
  /** Maximum duration of an administrator's session, even if it is active. */
  staffTokenHours: 12,
  minStaffPasswordLength: 8,
  maxStaffPasswordLength: 128,
  /** Wrong passwords per address, known or not, before it is locked. */
  staffPasswordTries: 5,
  staffLockMinutes: 15,
  /** The invitation link with which a new member of staff sets the first password. */
  staffPasswordLinkHours: 72,
  /** A seller's session, and a remembered one. */
  sellerTokenHours: 12,
  sellerRememberedDays: 30,
  sellerResetMinutes: 30,
  maxBusinessNameLength: 60,
  /** Documents of one seller, and uploads of one seller including rejected ones. */
  maxSellerDocuments: 10,
  sellerUploadsPerHour: 60,
  maxPermissionNameLength: 100,
  maxPermissionDescriptionLength: 500,
  /** How many rows of the audit log can be paged through; older ones are found with its filters. */
  maxAuditRows: 10_000,
  /** The unread count is capped here. */
  maxUnread: 100,
  /** How long notices are kept. */
  noticeDays: 60,
  /** Days after which a manual refund is overdue. */
  refundOverdueDays: 3,
  maxRefundReferenceLength: 100,
  /** Length of a task's error as shown. */
  maxTaskErrorLength: 500,
  defaultPageSize: 20,
  maxPageSize: 100,
  maxFullList: 1000,
  maxSearchHits: 20,
  maxHomeGridItems: 20,
  maxSearchTextLength: 100,
  /** Of a sale, off the selling price. */
  maxSalePercent: 90,
  /** Variants of a sale that have a price of their own. */
  maxSalePrices: 1000,
  /** Sales of one seller that are not over. */
  maxSellerSales: 50,
  /** Of a coupon, off the goods; its amounts in rupees; its uses. */
  maxCouponPercent: 90,
  maxCouponRupees: 1_000_000,
  maxCouponUses: 1_000_000,
  /** Items that a coupon counts, and pincodes that it is for. */
  maxCouponPieces: 20,
  maxCouponPincodes: 50,
  /** Customer groups, and of one: its name in characters, and customers that are added or removed at a time. */
  maxCustomerGroups: 100,
  maxGroupNameLength: 60,
  maxGroupIdentifiers: 1000,
  /** Customer groups that a coupon is for. */
  maxCouponGroups: 10,
  /** Products that a sale or coupon is for, chosen one by one. */
  maxOfferProducts: 100,
  /** Of a collection: its slug and description in characters, the highest price that it asks for in rupees. */
  maxSlugLength: 80,
  maxCollectionDescription: 500,
  maxCollectionPrice: 1_000_000,
  /** Rows of products on the home page. */
  maxHomeRows: 12,
  /** Coupons that a cart shows. */
  maxCouponOffers: 20,
  /** Wrong coupon codes of one shopper, and of one address, before more are refused. */
  couponGuessesPerHour: 20,
  couponGuessesPerAddress: 200,
  /** The lowest price of so many days is shown beside a product's price. */
  recentPriceDays: 30,
  maxSynonymLength: 60,
  maxSynonymEquals: 40,
  maxLineQuantity: 10_000,
  maxOrderLines: 100,
  idempotencyHours: 24,
  maxIdempotencyKeyLength: 255,
  maxAddresses: 20,
  maxNameLength: 100,
  dataDownloadsPerHour: 10,
  maxReviewCommentLength: 2000,
  maxReviewAnswerLength: 2000,
  maxReturnReasonLength: 1000,
  /** A carrier's name, a tracking number. */
  maxTrackingLength: 100,
  /** Digits of the delivery code, and how many wrong codes are checked before staff must confirm the delivery. */
  deliveryCodeLength: 6,
  deliveryCodeTries: 5,
  /** Maximum days after delivery for which a seller's earnings can be held. */
  maxHoldDays: 90,
  /** Attempts of one shopper, including rejected ones. */
  reviewsPerHour: 60,
  returnsPerHour: 60,
  /** Titles of categories, sub-categories and banners. */
  maxTitleLength: 100,
  maxHeadingLength: 150,
  maxLinkLength: 500,
  maxBannerOrder: 100_000,
  /** The "From ₹ N" of a sub-category, in rupees. */
  maxStartPrice: 10_000_000,
  maxBlockReasonLength: 500,
  /** The maximum that staff can add to a wallet at once, in rupees, and the length of the reason. */
  maxWalletCredit: 100_000,
  maxWalletNoteLength: 500,
  /** The newest orders, returns and reviews in a customer's details. */
  maxCustomerPartRows: 20,
  /** Days in a range of earnings: ten years. */
  maxEarningsDays: 3660,
  /** The commission on a seller's sale, in percent. */
  maxCommissionPercent: 50,
  /** The bank's reference of a payout. */
  maxPayoutReferenceLength: 100,
  /** The label of a payment method at the checkout. */
  maxPaymentLabelLength: 60,
  /** Bounds of the cash rules, in rupees. */
  maxCashAmount: 100_000_000,
  maxCashFee: 10_000,
  maxRefusedParcels: 100,
  maxGatewayKeyLength: 300,
  /** The number of a gateway's latest webhooks that are shown. */
  webhooksShown: 50,
  /** Rows of an earnings file. */
  maxEarningsFileRows: 20_000,
  /** A courier's remittance file. */
  maxRemittanceRows: 1000,
  maxRemittanceLength: 200_000,
  /** A courier's event: its body in bytes, and how far its time may differ from the shop's. */
  courierEventBytes: 16 * 1024,
  courierEventSeconds: 300,
  /** How long couriers' events are kept, in days. */
  courierEventDays: 90,
  /** Rows in each part of the overview. */
  overviewRows: 5,
  /** One text field of a form, in bytes. */
  formFieldBytes: 64 * 1024,
  maxFormFields: 60,
  /** Body of a JSON request, in bytes. */
  jsonBodyBytes: 256 * 1024,
} as const;
