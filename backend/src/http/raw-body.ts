import type { MedusaRequest } from "@medusajs/framework/http";

/** The bytes of a request whose path preserves them (`api/middlewares.ts`): a signature covers exactly these. */
export const rawBodyOf = ({ rawBody }: MedusaRequest): Buffer =>
  Buffer.isBuffer(rawBody) ? rawBody : Buffer.from(rawBody ?? "");
