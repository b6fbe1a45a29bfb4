import { gatewayDescriptors } from "@haat/api-contract/gateway/descriptors";
import { isGateway } from "@haat/api-contract/payment/words";
import type { Paise } from "#modules/invoice/invoice-document";
import type { Tax } from "#money/split-tax";

const rupeeFormat = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" });
const dayFormat = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "Asia/Kolkata" });
const percentFormat = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 3 });

export const rupees = (amount: Paise): string => rupeeFormat.format(amount / 100);
export const day = (instant: string): string => dayFormat.format(new Date(instant));
export const percent = (value: number): string => `${percentFormat.format(value)}%`;

export const taxName = ({ name, percent: rate }: Pick<Tax, "name" | "percent">): string => `${name} ${percent(rate)}`;

export const placeName = ({ state, stateCode }: { state: string; stateCode: string | null }): string =>
  stateCode ? `${state} (${stateCode})` : state;

const payments: Record<string, string> = { cod: "Cash on delivery", wallet: "Wallet" };

export const paymentName = (method: string): string =>
  isGateway(method) ? gatewayDescriptors[method].invoiceLabel : (payments[method] ?? method);
