import { serviceMessages } from "@haat/api-contract/service/messages";
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ApiError } from "../errors/api-error";
import { admit } from "./admit";
import { findCall } from "./find-call";
import { noteWrite } from "./replica-reads";

/**
 * Runs before all of `/api/v1`, for every method, so that no route can be left unprotected: calls outside the contract
 * are refused, and an administrator's permissions are loaded on each request.
 */
export async function guard(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): Promise<void> {
  const call = findCall(req.method, req.path);
  if (!call) throw new ApiError(404, serviceMessages.notFound);
  const auth = await admit(req.scope, call, { method: req.method, authorization: req.headers.authorization });
  if (auth) req.auth = auth;
  await noteWrite(req.scope, { method: req.method, auth }, res);
  next();
}
