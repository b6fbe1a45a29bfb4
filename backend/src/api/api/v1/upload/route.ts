import { defineRoute } from "#http/define-route";
import { uploadFile } from "#workflows/file/upload-file";

export const POST = defineRoute("uploadFile", async ({ auth, files, scope }) => ({
  data: await uploadFile(scope, { actorId: auth.id, uploads: [...files.image, ...files.video] }),
}));
