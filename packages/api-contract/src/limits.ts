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
  staffPasswordLeast: 8,
  staffPasswordMost: 128,
  /** Bad passwords for one address, known or not, before it is locked. */
  staffPasswordTries: 5,
  staffLockMinutes: 15,
  /** The link that a new member of staff sets the first password with. */
  staffPasswordLinkHours: 72,
  /** A seller's login, and one that is remembered. */
  sellerTokenHours: 12,
  sellerRememberedDays: 30,
  sellerResetMinutes: 30,
  businessNameMost: 60,
  /** Documents of one seller, and uploads of one seller, the refused ones among them. */
  sellerDocumentsMost: 10,
  sellerUploadsPerHour: 60,
  permissionNameMost: 100,
  permissionDescriptionMost: 500,
  /** How far back the audit log is paged; older changes are found by its filters. */
  auditRowsMost: 10_000,
  /** Unread notifications are counted so far. */
  unreadMost: 100,
  /** How long a notification is kept. */
  noticeDays: 60,
  /** Money that a person pays back is overdue after so many days. */
  refundOverdueDays: 3,
  refundReferenceMost: 100,
  /** What is told of a task's error. */
  taskErrorMost: 500,
  pageSizeDefault: 20,
  pageSizeMost: 100,
  wholeListMost: 1000,
  searchHitsMost: 20,
  homeGridMost: 20,
  searchTextMost: 100,
  cartLineQuantityMost: 10_000,
  orderLinesMost: 100,
  idempotencyHours: 24,
  idempotencyKeyMost: 255,
  addressesMost: 20,
  nameMost: 100,
  dataDownloadsPerHour: 10,
  reviewCommentMost: 2000,
  reviewAnswerMost: 2000,
  returnReasonMost: 1000,
  /** A carrier's name, a tracking number. */
  trackingMost: 100,
  /** Digits of the code that proves a delivery, and how many wrong ones are judged before staff have to say it. */
  deliveryCodeLength: 6,
  deliveryCodeTries: 5,
  /** For how many days after its delivery a seller's money can be held. */
  holdDaysMost: 90,
  /** Tries of one shopper, the refused ones among them. */
  reviewsPerHour: 60,
  returnsPerHour: 60,
  /** Titles of categories, sub-categories and banners. */
  titleMost: 100,
  headingMost: 150,
  linkMost: 500,
  bannerOrderMost: 100_000,
  /** "From ₹ N" of a sub-category, in rupees. */
  startPriceMost: 10_000_000,
  blockReasonMost: 500,
  /** What staff can put into a wallet at once, in rupees, and why. */
  walletCreditMost: 100_000,
  walletNoteMost: 500,
  /** The newest orders, returns and reviews of a customer that the details show. */
  customerPartMost: 20,
  /** Days of one range of earnings: ten years. */
  earningsDaysMost: 3660,
  /** What the shop keeps of a seller's sale, in percent. */
  commissionPercentMost: 50,
  /** What a bank calls a payout. */
  payoutReferenceMost: 100,
  /** What a way to pay is called at the checkout. */
  paymentLabelMost: 60,
  /** Bounds of the rules of cash, in rupees. */
  cashAmountMost: 100_000_000,
  cashFeeMost: 10_000,
  refusedParcelsMost: 100,
  gatewayKeyMost: 300,
  /** The newest webhooks of a gateway that are shown. */
  webhooksShown: 50,
  /** Rows of one file of earnings. */
  earningsFileRowsMost: 20_000,
  /** A courier's file of the cash that it hands over. */
  remittanceRowsMost: 1000,
  remittanceCharactersMost: 200_000,
  /** A courier's event: its body in bytes, and how far its time may be from the shop's. */
  courierEventBytes: 16 * 1024,
  courierEventSeconds: 300,
  /** How long what couriers have told is kept, in days. */
  courierEventDays: 90,
  /** Rows of each part of the overview. */
  overviewRows: 5,
  /** One text field of a form, in bytes. */
  formFieldBytes: 64 * 1024,
  formFieldsMost: 60,
  /** Body of a JSON request, in bytes. */
  jsonBodyBytes: 256 * 1024,
} as const;
