const texts = [
  ["login-code", "{code} is your Haat login code, valid for {minutes} minutes and one login. Never share it."],
  ["order-placed", "Haat: your order {order} of {amount} is confirmed. {link}"],
  [
    "parcel-out-for-delivery-code",
    "Haat: {parcel} of your order {order} is out for delivery. Share your delivery code only on receipt: {codes}. {link}",
  ],
] as const;

const idsOf = {
  "login-code": { stored: "6643f1a2d6fc0512a4b0c9e7", variable: "5f0c2d1be4b0a97d3c8e6a12" },
  "order-placed": { stored: null, variable: "6643f1a2d6fc0512a4b0c9e8" },
  "parcel-out-for-delivery-code": { stored: null, variable: null },
};

/** A shop with two SMS providers, of which one lacks templates, and WhatsApp: the tests' own shop is a demo without any. */
export const twoProviders = {
  success: true,
  sms: {
    delivery: "providers",
    providers: [
      { name: "msg91", missing: ["parcel-out-for-delivery-code"], idsVariable: "MSG91_TEMPLATES" },
      { name: "twilio", missing: [], idsVariable: null },
    ],
    texts: texts.map(([name, text]) => ({
      name,
      text,
      templateIds: { msg91: idsOf[name] },
    })),
    templateIdsVersion: 3,
  },
  whatsApp: {
    texts: [
      { name: "order-placed", text: "Haat: your order {{1}} of {{2}} is confirmed.", template: "order_placed" },
      {
        name: "parcel-out-for-delivery-code",
        text: "Haat: {{1}} of your order {{2}} is out for delivery. Share your delivery code only on receipt: {{3}}.",
        template: null,
      },
    ],
  },
  email: { delivery: "smtp", from: "Haat <orders@haat.example>" },
};

/** What the providers of that shop reported. */
export const someFailed = {
  success: true,
  counts: [
    { provider: "msg91", sent: 1284, delivered: 1241, failed: 17 },
    { provider: "twilio", sent: 3, delivered: 3, failed: 0 },
  ],
  failures: [
    {
      provider: "msg91",
      text: "login-code",
      to: "+91••••••4521",
      reason: "Absent subscriber: the phone was switched off or out of coverage",
      reportedAt: "2026-11-25T10:35:12.000Z",
    },
    {
      provider: "msg91",
      text: "order-placed",
      to: "+91••••••0077",
      reason: "NDNC",
      reportedAt: "2026-11-25T09:02:00.000Z",
    },
  ],
  whatsApp: {
    counts: { sent: 312, delivered: 305, read: 61, failed: 4 },
    failures: [
      {
        text: "order-placed",
        to: "+91••••••8810",
        reason: "error 131026",
        reportedAt: "2026-11-25T11:20:40.000Z",
      },
    ],
  },
};
