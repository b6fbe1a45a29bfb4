/**
 * Every SMS of the shop with its variables in braces. Indian operators deliver only texts that were registered on a DLT
 * platform beforehand, word by word: `docs/sms.md` lists them for the merchant.
 */
export const smsTexts = {
  "login-code": "{code} is your Haat login code, valid for {minutes} minutes and one login. Never share it.",
  "identifier-code":
    "{code} adds this number to your Haat account. Valid for {minutes} minutes. Enter it only where you requested it and never share it.",
  "deletion-code":
    "{code} permanently deletes your Haat account. Valid for {minutes} minutes. Didn't request it? Log out on all devices.",
  "seller-contact-code":
    "{code} verifies this number for your Haat seller account. Valid for {minutes} minutes. Never share it.",
  "order-placed": "Haat: your order {order} of {amount} is confirmed. {link}",
  "order-shipped": "Haat: your order {order} has shipped. {link}",
  "order-shipped-code":
    "Haat: your order {order} has shipped. Share your delivery code only on receipt: {codes}. {link}",
  "order-delivered": "Haat: your order {order} was delivered. {link}",
  "order-cancelled": "Haat: your order {order} was cancelled. {link}",
  "order-refunded": "Haat: we have issued a refund of {amount} for your order {order}. {link}",
  "parcel-shipped": "Haat: {parcel} of your order {order} has shipped. {link}",
  "parcel-shipped-code":
    "Haat: {parcel} of your order {order} has shipped. Share your delivery code only on receipt: {codes}. {link}",
  "parcel-out-for-delivery": "Haat: {parcel} of your order {order} is out for delivery. {link}",
  "parcel-out-for-delivery-code":
    "Haat: {parcel} of your order {order} is out for delivery. Share your delivery code only on receipt: {codes}. {link}",
  "parcel-delivered": "Haat: {parcel} of your order {order} was delivered. {link}",
  "parcel-cancelled": "Haat: {parcel} of your order {order} was cancelled. See the reason in My Orders. {link}",
  "payment-received": "Haat: we have received {amount} for your order {order}. {link}",
  "payment-returned": "Haat: we are refunding {amount} that you paid for order {order}. {link}",
  "refund-source": "Haat: your refund of {amount} for order {order} was sent to your original payment method. {link}",
  "refund-wallet": "Haat: your refund of {amount} for order {order} was sent to your wallet. {link}",
  "refund-paid": "Haat: we have paid your refund of {amount} for order {order} {way}. {link}",
  "refund-pending": "Haat: your refund of {amount} for order {order} is pending. {link}",
  "refund-payee":
    "Haat: you will receive a refund of {amount} for order {order}. Please tell us where to send it: {link}",
  "return-requested": "Haat: we received your {action} request for order {order}. {link}",
  "return-approved": "Haat: your {action} for order {order} is approved. {link}",
  "return-rejected":
    "Haat: we could not accept the {action} for your order {order}. See the reason in My Orders. {link}",
  "return-received": "Haat: we received your return for order {order}. {link}",
} as const;

export type SmsTemplate = keyof typeof smsTexts;

export const smsTemplates = Object.keys(smsTexts) as SmsTemplate[];

export const isSmsTemplate = (name: unknown): name is SmsTemplate =>
  typeof name === "string" && Object.hasOwn(smsTexts, name);

type VariablesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | VariablesIn<Rest>
  : never;

/** An SMS: a text and the values of its variables. */
export type Sms = { template: SmsTemplate; values: Record<string, string> };

/** An SMS with a value for each variable of its text. */
export const sms = <Template extends SmsTemplate>(
  template: Template,
  values: Record<VariablesIn<(typeof smsTexts)[Template]>, string>,
): Sms => ({ template, values: inGsm(values) });

/** An SMS about an order, without its link. */
export const orderSms = <Template extends SmsTemplate>(
  template: Template,
  values: Record<Exclude<VariablesIn<(typeof smsTexts)[Template]>, "link">, string>,
): Sms => ({ template, values: inGsm(values) });

/** The rupee sign is not in the GSM alphabet: with it an SMS has 70 characters instead of 160, and costs more. */
const inGsm = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.replaceAll("₹", "Rs. ")]));

/** The longest value that a variable may have on a DLT platform, in characters. */
export const maxSmsValue = 30;

/** The text of an SMS. @throws if a value is missing */
export const smsText = ({ template, values }: Sms): string =>
  smsTexts[template].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The SMS ${template} has no ${name}.`);
    return value;
  });
