import { subCategoryMessages } from "@haat/api-contract/category/messages";
import { defineRoute } from "#http/define-route";
import { addCategory } from "#workflows/category/add-category";

export const POST = defineRoute("addSubCategory", async ({ auth, params, body, files, scope }) => {
  const data = await addCategory(scope, {
    kind: "subCategory",
    parentId: params.categoryId,
    actorId: auth.id,
    picture: files.image[0],
    fields: body,
  });
  return { status: true as const, message: subCategoryMessages.saved, data };
});
