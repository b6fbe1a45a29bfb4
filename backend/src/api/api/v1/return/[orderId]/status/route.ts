import { returnMessages } from "@haat/api-contract/return-request/messages";
import { defineRoute } from "#http/define-route";
import { decideReturn } from "#workflows/return/decide-return";
import { readReturn } from "#workflows/return/read-return";

export const PUT = defineRoute("decideReturn", async ({ auth, params, body, scope }) => {
  const { orderId } = params;
  const by = { kind: "administrator", id: auth.id } as const;
  const rejection = body.status === "rejected" ? (body.reason ?? undefined) : undefined;
  const hasChanged = await decideReturn(scope, { orderId, to: body.status, by, rejection });
  const returnRequest = await readReturn(scope, orderId);
  const sentence = hasChanged ? returnMessages.decided : returnMessages.unchanged;
  return { message: sentence(returnRequest.status), returnRequest };
});
