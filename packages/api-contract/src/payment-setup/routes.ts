import type { Route } from "../route";

const view = { token: "administrator", permission: "view_payment" } as const;
const edit = { token: "administrator", permission: "edit_payment" } as const;

export const paymentSetupRoutes = {
  getPaymentSettings: { method: "GET", path: "/back-office/payment-settings", ...view },
  savePaymentSettings: { method: "PUT", path: "/back-office/payment-settings", ...edit },
  listGateways: { method: "GET", path: "/back-office/gateways", ...view },
  storeGatewayKeys: { method: "PUT", path: "/back-office/gateways/:gateway/keys", ...edit },
  removeGatewayKeys: { method: "DELETE", path: "/back-office/gateways/:gateway/keys", ...edit },
  checkGateway: { method: "POST", path: "/back-office/gateways/:gateway/check", ...edit },
  listGatewayWebhooks: { method: "GET", path: "/back-office/gateways/:gateway/webhooks", ...view },
} as const satisfies Record<string, Route>;
