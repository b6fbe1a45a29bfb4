/**
 * How long the shop keeps what is not deleted with its owner. `docs/privacy.md` lists each with the tables it is about;
 * a test compares the two.
 */
export const retention = {
  /** A code is valid for minutes; its row counts the codes of the last hour. */
  codeDays: 1,
  /** Messages that were sent or given up. Long enough to answer a complaint about one. */
  messageDays: 30,
  /** Carts that nobody has changed. */
  cartDays: 365,
  /**
   * What gateways have told. The payments themselves are booked. Rule 8(3) of the DPDP Rules, 2025 has logs of what is
   * processed kept for a year.
   */
  gatewayEventDays: 365,
  /** A shopper's bank account for refunds, after the order's last refund has arrived: a second one may follow. */
  payeeDays: 180,
  /** Searches that found nothing, after the last one. */
  missedSearchDays: 90,
  /** Documents and bank account of a seller who was rejected and has not asked for another review. */
  rejectedSellerDays: 365,
  /**
   * Financial years for which books are kept after their own: section 128(5) of the Companies Act, 2013. Section 36 of
   * the CGST Act, 2017 asks for less, 72 months from the annual return.
   */
  bookYears: 8,
  /**
   * The audit log is the books' audit trail (rule 3(1) of the Companies (Accounts) Rules, 2014), so that it is kept as
   * long: `bookYears` and the rest of its own year.
   */
  auditYears: 9,
  /** Days between the mail that an unused account will be deleted and its deletion: rule 8(2) of the DPDP Rules asks for two. */
  unusedNoticeDays: 3,
} as const;
