/**
 * A bank offer as `BankOffer` of the contract; null without one.
 *
 * @param row - SQL of a coupon, or of its use.
 */
export const bankOfferSql = (row: string): string =>
  `CASE WHEN ${row}.bank IS NOT NULL THEN json_build_object('bank', ${row}.bank, 'methods', ${row}.bank_methods) END`;
