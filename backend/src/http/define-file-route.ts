import { loginMessages } from "@haat/api-contract/login/messages";
import type { RouteName } from "@haat/api-contract/routes";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ApiError } from "../errors/api-error";
import type { Auth } from "./auth";
import { type Input, readInput } from "./read-input";

type FileRequest<Name extends RouteName> = Input<Name> & { auth: Auth; scope: MedusaRequest["scope"] };
/** `name` is the suggested file name: plain letters, digits, dots and hyphens. */
type AnsweredFile = { content: Buffer; type: string; name: string };

/** A contract route that returns the caller's own file, which no cache may store. */
export function defineFileRoute<Name extends RouteName>(
  name: Name,
  handle: (request: FileRequest<Name>) => Promise<AnsweredFile>,
) {
  return async (req: MedusaRequest, res: MedusaResponse): Promise<void> => {
    if (!req.auth) throw new ApiError(401, loginMessages.tokenMissing);
    const file = await handle({ ...readInput(name, req), auth: req.auth, scope: req.scope });
    res
      .status(200)
      .set("Cache-Control", "private, no-store")
      .set("Content-Disposition", `attachment; filename="${file.name}"`)
      .type(file.type)
      .send(file.content);
  };
}
