import { z } from "zod";
import type { Endpoint } from "./call";
import { courierEndpoints } from "./courier/endpoints";
import type { eventRoutes } from "./event-routes";
import { smsReportEndpoints } from "./message-setup/endpoints";
import { webhookAnswerSchema } from "./payment/schemas";
import { gatewayNameSchema } from "./payment/sheet";
import { whatsAppEventEndpoints } from "./whatsapp/endpoints";

/** Schemas of what gateways, couriers and providers of messages call; most bodies have the callers' own forms. */
export const eventEndpoints = {
  ...courierEndpoints,
  ...smsReportEndpoints,
  ...whatsAppEventEndpoints,
  receiveWebhook: {
    summary: "Receives a gateway's signed webhook; the event is verified with the gateway",
    params: z.object({ gateway: gatewayNameSchema }),
    response: webhookAnswerSchema,
  },
} as const satisfies Record<keyof typeof eventRoutes, Endpoint>;
