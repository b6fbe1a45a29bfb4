import { categoryMessages } from "@haat/api-contract/category/messages";
import { catalogRoute } from "#catalog-answers/catalog-route";
import { defineRoute } from "#http/define-route";
import { addCategory } from "#workflows/category/add-category";

export const GET = catalogRoute("listAllCategories");

export const POST = defineRoute("addCategory", async ({ auth, body, files, scope }) => {
  const wish = { kind: "category", parentId: null, actorId: auth.id, picture: files.image[0], fields: body } as const;
  return { message: categoryMessages.saved, data: await addCategory(scope, wish) };
});
