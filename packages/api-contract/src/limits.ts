/** Numbers that both sides of the wire agree on. Lengths in characters, times in the unit named. */
export const limits = {
  otpLength: 6,
  otpLifetimeMinutes: 5,
  otpTries: 5,
  otpResendSeconds: 30,
  otpPerHour: 5,
  tokenDays: 7,
  /** An administrator's login, however busy. */
  staffTokenHours: 12,
  minStaffPasswordLength: 8,
  maxStaffPasswordLength: 128,
  /** Bad passwords for one address, known or not, before it is locked. */
  staffPasswordTries: 5,
  staffLockMinutes: 15,
  /** The link that a new member of staff sets the first password with. */
  staffPasswordLinkHours: 72,
  /** A seller's login, and one that is remembered. */
  sellerTokenHours: 12,
  sellerRememberedDays: 30,
  sellerResetMinutes: 30,
  maxBusinessNameLength: 60,
  /** Documents of one seller, and uploads of one seller, the refused ones among them. */
  maxSellerDocuments: 10,
  sellerUploadsPerHour: 60,
  maxPermissionNameLength: 100,
  maxPermissionDescriptionLength: 500,
  /** How far back the audit log is paged; older changes are found by its filters. */
  maxAuditRows: 10_000,
  /** Unread notifications are counted so far. */
  maxUnread: 100,
  /** How long a notification is kept. */
  noticeDays: 60,
  /** Money that a person pays back is overdue after so many days. */
  refundOverdueDays: 3,
  maxRefundReferenceLength: 100,
  /** What is told of a task's error. */
  maxTaskErrorLength: 500,
  defaultPageSize: 20,
  maxPageSize: 100,
  maxFullList: 1000,
  maxSearchHits: 20,
  maxHomeGridItems: 20,
  maxSearchTextLength: 100,
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
  /** Digits of the code that proves a delivery, and how many wrong ones are checked before staff have to say it. */
  deliveryCodeLength: 6,
  deliveryCodeTries: 5,
  /** For how many days after its delivery a seller's money can be held. */
  maxHoldDays: 90,
  /** Tries of one shopper, the refused ones among them. */
  reviewsPerHour: 60,
  returnsPerHour: 60,
  /** Titles of categories, sub-categories and banners. */
  maxTitleLength: 100,
  maxHeadingLength: 150,
  maxLinkLength: 500,
  maxBannerOrder: 100_000,
  /** "From ₹ N" of a sub-category, in rupees. */
  maxStartPrice: 10_000_000,
  maxBlockReasonLength: 500,
  /** What staff can put into a wallet at once, in rupees, and why. */
  maxWalletCredit: 100_000,
  maxWalletNoteLength: 500,
  /** The newest orders, returns and reviews of a customer that the details show. */
  maxCustomerPartRows: 20,
  /** Days of one range of earnings: ten years. */
  maxEarningsDays: 3660,
  /** What the shop keeps of a seller's sale, in percent. */
  maxCommissionPercent: 50,
  /** What a bank calls a payout. */
  maxPayoutReferenceLength: 100,
  /** What a way to pay is called at the checkout. */
  maxPaymentLabelLength: 60,
  /** Bounds of the rules of cash, in rupees. */
  maxCashAmount: 100_000_000,
  maxCashFee: 10_000,
  maxRefusedParcels: 100,
  maxGatewayKeyLength: 300,
  /** The newest webhooks of a gateway that are shown. */
  webhooksShown: 50,
  /** Rows of one file of earnings. */
  maxEarningsFileRows: 20_000,
  /** A courier's file of the cash that it hands over. */
  maxRemittanceRows: 1000,
  maxRemittanceLength: 200_000,
  /** A courier's event: its body in bytes, and how far its time may be from the shop's. */
  courierEventBytes: 16 * 1024,
  courierEventSeconds: 300,
  /** How long what couriers have told is kept, in days. */
  courierEventDays: 90,
  /** Rows of each part of the overview. */
  overviewRows: 5,
  /** One text field of a form, in bytes. */
  formFieldBytes: 64 * 1024,
  maxFormFields: 60,
  /** Body of a JSON request, in bytes. */
  jsonBodyBytes: 256 * 1024,
} as const;
