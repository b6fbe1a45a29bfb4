import { defineRoute } from "#http/define-route";
import { uploadFile } from "#workflows/file/upload-file";
import { requireApproved } from "#workflows/seller-product/seller-guards";

export const POST = defineRoute(
  "uploadSellerFile",
  async ({ auth, files, scope }) => ({
    data: await uploadFile(scope, { actorId: auth.id, uploads: [...files.image, ...files.video] }),
  }),
  { authorize: ({ auth, scope }) => requireApproved(scope, auth.id) },
);
