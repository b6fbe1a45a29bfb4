import { z } from "zod";
import type { Endpoint } from "../endpoint";
import { idSchema } from "../values";
import { orderStatusAnswerSchema, updateOrderStatusBodySchema } from "./schemas";

export const orderEndpoints = {
  updateOrderStatus: {
    summary: "Moves any order to another status",
    params: z.object({ orderId: idSchema }),
    body: updateOrderStatusBodySchema,
    response: orderStatusAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
