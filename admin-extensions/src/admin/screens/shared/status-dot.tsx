import { StatusDot as SharedStatusDot } from "@haat/product-form/status-dot";

export type { StatusTone } from "@haat/product-form/status-dot";

/** A status looks the same to staff and to sellers. */
export const StatusDot = SharedStatusDot;
