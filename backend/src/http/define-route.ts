import { type CallAnswer, endpoints } from "@haat/api-contract/endpoints";
import { loginMessages } from "@haat/api-contract/login/messages";
import { type RouteName, routes } from "@haat/api-contract/routes";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ApiError } from "./api-error";
import type { Auth } from "./auth";
import { type Input, readInput } from "./read-input";

type TokenOf<Name extends RouteName> = (typeof routes)[Name]["token"];
type AuthOf<Name extends RouteName> = TokenOf<Name> extends "none" | "optional" ? Auth | null : Auth;
type Fields<Answer> = Answer extends unknown ? Omit<Answer, "success"> : never;

export type CallRequest<Name extends RouteName> = Input<Name> & {
  /** Who calls: always there on a call that needs a token, null for a visitor on a public one. */
  auth: AuthOf<Name>;
  scope: MedusaRequest["scope"];
  req: MedusaRequest;
  res: MedusaResponse;
};

/** The fields of a call's answer; `success: true` and the status are added here. */
export type CallFields<Name extends RouteName> = Fields<CallAnswer<Name>>;

/** A route of the contract: parses the input, asks `handle`, answers the envelope. Failures are thrown as ApiError. */
export function defineRoute<Name extends RouteName>(
  name: Name,
  handle: (request: CallRequest<Name>) => Promise<CallFields<Name>>,
) {
  const status = "created" in endpoints[name] ? 201 : 200;
  const needsToken = routes[name].token !== "none" && (routes[name].token as string) !== "optional";
  return async (req: MedusaRequest, res: MedusaResponse): Promise<void> => {
    // The guard has refused such a request already; this holds should a route be mounted without it.
    if (needsToken && !req.auth) throw new ApiError(401, loginMessages.tokenMissing);
    const auth = (req.auth ?? null) as AuthOf<Name>;
    const fields = await handle({ ...readInput(name, req), auth, scope: req.scope, req, res });
    res.status(status).json({ success: true, ...fields });
  };
}
