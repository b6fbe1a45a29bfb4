import { type CallAnswer, endpoints, type FileField } from "@haat/api-contract/endpoints";
import { loginMessages } from "@haat/api-contract/login/messages";
import { type RouteName, routes } from "@haat/api-contract/routes";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ApiError } from "../errors/api-error";
import type { Upload } from "../files/upload";
import type { Auth } from "./auth";
import { type Input, readInput } from "./read-input";
import { readingFresh } from "./replica-reads";
import { checkFiles } from "./upload/check-files";
import { type FileRules, formReceiver, type ReceivedFiles } from "./upload/receive-form";

type TokenOf<Name extends RouteName> = (typeof routes)[Name]["token"];
type AuthOf<Name extends RouteName> = TokenOf<Name> extends "none" | "optional" ? Auth | null : Auth;
type Fields<Answer> = Answer extends unknown ? Omit<Answer, "success"> : never;

type Caller<Name extends RouteName> = {
  /** Always set on a call that needs a token; null for a visitor on a public one. */
  auth: AuthOf<Name>;
  scope: MedusaRequest["scope"];
  req: MedusaRequest;
};

export type CallRequest<Name extends RouteName> = Input<Name> &
  Caller<Name> & {
    /** The checked files of each field in the contract, ready to be stored; an empty list if none were sent. */
    files: { [Field in FileField<Name>]: Upload[] };
    res: MedusaResponse;
  };

/** The fields of a call's response; `success: true` and the status are added here. */
export type CallFields<Name extends RouteName> = Fields<CallAnswer<Name>>;

const noFiles: ReceivedFiles = new Map();

type Access<Name extends RouteName> = {
  /**
   * Checks permissions and limits; throws ApiError. Runs before the form is read, so that unauthorised callers upload
   * nothing.
   */
  authorize?: (caller: Caller<Name>) => Promise<void>;
};

/**
 * A route of the contract: authorises the caller, reads the form if the call takes files, parses the input, runs
 * `handle`, and sends the envelope. Failures are thrown as ApiError.
 */
export function defineRoute<Name extends RouteName>(
  name: Name,
  handle: (request: CallRequest<Name>) => Promise<CallFields<Name>>,
  { authorize }: Access<Name> = {},
) {
  const status = "created" in endpoints[name] ? 201 : 200;
  const needsToken = routes[name].token !== "none" && (routes[name].token as string) !== "optional";
  const { files: rules = {} }: { files?: FileRules; summary: string } = endpoints[name];
  const receiveForm = Object.keys(rules).length > 0 ? formReceiver(rules) : async () => noFiles;
  return async (req: MedusaRequest, res: MedusaResponse): Promise<void> => {
    // The guard has already refused such a request; this protects a route that is mounted without it.
    if (needsToken && !req.auth) throw new ApiError(401, loginMessages.tokenMissing);
    const caller = { auth: (req.auth ?? null) as AuthOf<Name>, scope: req.scope, req };
    await authorize?.(caller);
    const received = await receiveForm(req, res);
    const input = readInput(name, req);
    const files = (await checkFiles(rules, received)) as CallRequest<Name>["files"];
    const { method, auth = null } = req;
    const fields = await readingFresh(req.scope, { method, auth }, () => handle({ ...input, ...caller, files, res }));
    // A handler may already have set another success status, such as 202.
    if (res.statusCode === 200) res.status(status);
    res.json({ success: true, ...fields });
  };
}
