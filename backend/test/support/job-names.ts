import { z } from "zod";

/** Files of `src/jobs` that move money. */
export const moneyJobs = ["read-gateway-events", "look-at-gateways", "expire-unpaid", "send-refunds"] as const;

export const jobNameSchema = z.enum([...moneyJobs, "reconcile", "tell-untold"]);
export type JobName = z.infer<typeof jobNameSchema>;
