import type { GatewayName } from "../payment/words";

/** Banks by the first four letters of their IFSC, as gateways name them. */
export const banks = {
  AUBL: "AU Small Finance Bank",
  UTIB: "Axis Bank",
  BARB: "Bank of Baroda",
  CNRB: "Canara Bank",
  FDRL: "Federal Bank",
  HDFC: "HDFC Bank",
  HSBC: "HSBC",
  ICIC: "ICICI Bank",
  IDFB: "IDFC FIRST Bank",
  INDB: "IndusInd Bank",
  KKBK: "Kotak Mahindra Bank",
  PUNB: "Punjab National Bank",
  RATN: "RBL Bank",
  SCBL: "Standard Chartered",
  SBIN: "State Bank of India",
  YESB: "YES Bank",
} as const;
export type BankCode = keyof typeof banks;

/** How a shopper pays from a bank. The bank of a UPI address is unknown. */
export const bankMethods = ["credit-card", "debit-card", "netbanking"] as const;
export type BankMethod = (typeof bankMethods)[number];
export const bankMethodWords: Record<BankMethod, string> = {
  "credit-card": "Credit card",
  "debit-card": "Debit card",
  netbanking: "Net banking",
};

/** A bank, and how it must be paid from. */
export type BankOffer = { bank: BankCode; methods: BankMethod[] };

const methodTexts: Record<BankMethod, string> = {
  "credit-card": "credit card",
  "debit-card": "debit card",
  netbanking: "net banking",
};

/** "HDFC Bank credit card, debit card or net banking". */
export function bankOfferText({ bank, methods }: BankOffer): string {
  const texts = methods.map((method) => methodTexts[method]);
  const last = texts.pop();
  return `${banks[bank]} ${texts.length > 0 ? `${texts.join(", ")} or ${last}` : last}`;
}

/** Whether two coupons ask for the same bank and payment methods. */
export const isSameBankOffer = (one: BankOffer | null | undefined, other: BankOffer | null | undefined): boolean =>
  (one ? bankOfferText(one) : null) === (other ? bankOfferText(other) : null);

/** Whether whoever pays as `shown` says does what `asked` asks, too: nothing is asked, or that bank by more methods. */
export const isCovered = (shown: BankOffer | null | undefined, asked: BankOffer | null | undefined): boolean =>
  !asked || (shown?.bank === asked.bank && shown.methods.every((method) => asked.methods.includes(method)));

/** The gateways that tell from which bank a payment came. */
const bankGateways: readonly GatewayName[] = ["razorpay"];
export const tellsBank = (method: string): method is GatewayName => bankGateways.some((name) => name === method);
