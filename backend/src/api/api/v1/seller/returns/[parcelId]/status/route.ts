import { returnMessages } from "@haat/api-contract/return-request/messages";
import { defineRoute } from "#http/define-route";
import { decideParcelReturn } from "#workflows/parcel/decide-parcel-return";
import { readReturn } from "#workflows/return/read-return";

export const PUT = defineRoute("decideSellerReturn", async ({ params, body, auth, scope }) => {
  const rejection = body.status === "rejected" ? (body.reason ?? undefined) : undefined;
  const { parcelId } = params;
  const { orderId, changed } = await decideParcelReturn(scope, {
    sellerId: auth.id,
    parcelId,
    to: body.status,
    rejection,
  });
  const { status } = await readReturn(scope, orderId);
  return { status, message: changed ? returnMessages.decided(status) : returnMessages.unchanged(status) };
});
