import {
  errorHandler as engineErrorHandler,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
} from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { unusableQuery } from "./engine-admin/unusable-query";
import { toFailure } from "./to-failure";

/** Whether a URL is below `/api/v1`, case-insensitively, as Express matches it. */
const isApiPath = (url: string): boolean => /^\/api\/v1(?:[/?]|$)/i.test(url);

const forEngine = engineErrorHandler();

/** Sends failures below `/api/v1` in the contract's envelope; on the engine's own paths its own format is kept. */
export function errorHandler(thrown: unknown, req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): void {
  const failure = toFailure(thrown);
  if (res.headersSent) {
    next(thrown);
    return;
  }
  if (!isApiPath(req.originalUrl) && failure.status !== 503) {
    const unusable = req.method === "GET" ? unusableQuery(thrown) : null;
    if (unusable) {
      res.status(400).json({ type: "invalid_data", message: unusable });
      return;
    }
    void forEngine(thrown as never, req, res, next);
    return;
  }
  if (failure.status >= 500) {
    req.scope?.resolve(ContainerRegistrationKeys.LOGGER).error(`${req.method} ${req.path} failed`, thrown as Error);
  }
  res
    .status(failure.status)
    .set(failure.headers)
    .json({ success: false, message: failure.message, ...failure.extra });
}
