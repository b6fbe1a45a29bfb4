/** Texts about order updates on WhatsApp, apart from the account's others, which pages load first. */
export const whatsAppTexts = {
  title: "Order updates",
  text: "We send updates about your orders by SMS, and by email if we have your address. Login codes always come by SMS or email.",
  choice: (mobile: string) => `Send them to ${mobile} on WhatsApp instead of SMS`,
  since: (day: string) => `On since ${day}. Turn it off here, or reply STOP on WhatsApp.`,
  stopped: (day: string) => `Off since ${day}, when you replied STOP on WhatsApp.`,
  unreachable:
    "WhatsApp can't reach this number, so we send SMS. If you use WhatsApp with it now, turn this off and on again.",
  failed: "We could not save this. Please try again.",
} as const;
