import { loginMessages } from "@haat/api-contract/login/messages";
import type { RouteName } from "@haat/api-contract/routes";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ApiError } from "../errors/api-error";
import type { Auth } from "./auth";
import { type Input, readInput } from "./read-input";

type FileRequest<Name extends RouteName> = Input<Name> & { auth: Auth; scope: MedusaRequest["scope"] };
/** `name` is what the browser saves it as: plain letters, digits, dots and hyphens. */
type AnsweredFile = { content: Buffer; type: string; name: string };

/** A route of the contract that answers its caller's own file, which nobody between may keep. */
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
