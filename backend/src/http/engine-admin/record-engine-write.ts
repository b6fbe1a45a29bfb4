import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { AdministratorAccess } from "#modules/access/administrator-access";
import { recordChange } from "#workflows/audit/record-change";

/** A longer body is a list or an import; only the call itself is recorded. */
const longest = 8_000;

/** Calls that send shoppers' names and addresses, which the audit log would keep after the account is deleted. */
const personal =
  /^\w+ \/(?:customers|customer-groups|orders|draft-orders|order-edits|returns|exchanges|claims)(?:\/|$)/;
const secret = /password|secret|token|credential|api_?key/i;

/** What is recorded of a body: only the field names if it is personal, and never a secret. */
export function recordOf(call: string | null, body: unknown): Record<string, unknown> {
  const text = JSON.stringify(body ?? {}, (key, value) => (secret.test(key) ? "(not recorded)" : value));
  if (text.length > longest || typeof body !== "object" || body === null) return {};
  return personal.test(call ?? "") ? { fields: Object.keys(body) } : { ...JSON.parse(text) };
}

/**
 * Records a completed change made in the engine's own admin in the audit log: the account, the path and what was sent.
 * If the caller disconnected, the outcome is unknown, and the call is recorded anyway.
 */
export function recordEngineWrite(
  req: MedusaRequest,
  res: MedusaResponse,
  { access, call }: { access: AdministratorAccess; call: string | null },
): void {
  const { method, path, scope } = req;
  // Read before the engine reshapes the body.
  const after = recordOf(call, req.body);
  const record = () => {
    if (res.writableEnded && res.statusCode >= 400) return;
    const subject = { type: "engine", id: path.slice(0, 200), label: `${method} /admin${path}`.slice(0, 200) };
    const entry = { actorId: access.userId, action: `engine.${call ?? method}`, subject, before: null, after };
    recordChange(scope, entry).catch((error: Error) => {
      scope
        .resolve(ContainerRegistrationKeys.LOGGER)
        .error("Could not record a change made in the engine admin", error);
    });
  };
  // Not `finish`, which never fires if the caller disconnects while the call still runs. If they disconnected during
  // the guard's lookup, `close` has already fired and will not fire again.
  if (res.closed) record();
  else res.once("close", record);
}
