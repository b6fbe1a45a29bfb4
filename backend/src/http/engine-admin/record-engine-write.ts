import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { AdministratorAccess } from "../../modules/access/administrator-access";
import { recordChange } from "../../workflows/audit/record-change";

/** A body that is longer is a list or an import; that there was one is enough. */
const longest = 8_000;

const record = (body: unknown): Record<string, unknown> => {
  const text = JSON.stringify(body ?? {});
  return text.length <= longest && typeof body === "object" && body !== null ? { ...body } : {};
};

/** Keeps in the audit log what was changed in the engine's own admin, once it was: who, at which path, what was sent. */
export function recordEngineWrite(
  req: MedusaRequest,
  res: MedusaResponse,
  { access, call }: { access: AdministratorAccess; call: string | null },
): void {
  const { method, path, scope } = req;
  // Read now: the engine turns the body into its own shapes on the way.
  const after = record(req.body);
  res.once("finish", () => {
    if (res.statusCode >= 400) return;
    const subject = { type: "engine", id: path.slice(0, 200), label: `${method} /admin${path}`.slice(0, 200) };
    const entry = { actorId: access.userId, action: `engine.${call ?? method}`, subject, before: null, after };
    recordChange(scope, entry).catch((error: Error) => {
      scope.resolve(ContainerRegistrationKeys.LOGGER).error("A change in the engine's admin was not recorded", error);
    });
  });
}
