import { type CallAnswer, endpoints, type FileField } from "@haat/api-contract/endpoints";
import { loginMessages } from "@haat/api-contract/login/messages";
import { type RouteName, routes } from "@haat/api-contract/routes";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ApiError } from "../errors/api-error";
import type { Upload } from "../files/upload";
import type { Auth } from "./auth";
import { type Input, readInput } from "./read-input";
import { checkFiles } from "./upload/check-files";
import { type FileRules, formReceiver, type ReceivedFiles } from "./upload/receive-form";

type TokenOf<Name extends RouteName> = (typeof routes)[Name]["token"];
type AuthOf<Name extends RouteName> = TokenOf<Name> extends "none" | "optional" ? Auth | null : Auth;
type Fields<Answer> = Answer extends unknown ? Omit<Answer, "success"> : never;

type Caller<Name extends RouteName> = {
  /** Who calls: always there on a call that needs a token, null for a visitor on a public one. */
  auth: AuthOf<Name>;
  scope: MedusaRequest["scope"];
  req: MedusaRequest;
};

export type CallRequest<Name extends RouteName> = Input<Name> &
  Caller<Name> & {
    /** The files of each field that the contract names, judged and ready to be kept; none where none came. */
    files: { [Field in FileField<Name>]: Upload[] };
    res: MedusaResponse;
  };

/** The fields of a call's answer; `success: true` and the status are added here. */
export type CallFields<Name extends RouteName> = Fields<CallAnswer<Name>>;

const noFiles: ReceivedFiles = new Map();

type Access<Name extends RouteName> = {
  /** Permissions and limits; throws ApiError. Runs before a form is read, so that only who may send files sends any. */
  authorize?: (caller: Caller<Name>) => Promise<void>;
};

/**
 * A route of the contract: admits the caller, reads the form if the call takes files, parses the input, asks `handle`,
 * answers the envelope. Failures are thrown as ApiError.
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
    // The guard has refused such a request already; this holds should a route be mounted without it.
    if (needsToken && !req.auth) throw new ApiError(401, loginMessages.tokenMissing);
    const caller = { auth: (req.auth ?? null) as AuthOf<Name>, scope: req.scope, req };
    await authorize?.(caller);
    const received = await receiveForm(req, res);
    const input = readInput(name, req);
    const files = (await checkFiles(rules, received)) as CallRequest<Name>["files"];
    const fields = await handle({ ...input, ...caller, files, res });
    // A handler that answers with another success, such as 202, has said so.
    if (res.statusCode === 200) res.status(status);
    res.json({ success: true, ...fields });
  };
}
