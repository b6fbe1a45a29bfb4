import { subCategoryMessages } from "@haat/api-contract/category/messages";
import { defineRoute } from "#http/define-route";
import { changeCategory } from "#workflows/category/change-category";
import { removeCategory } from "#workflows/category/remove-category";

const { saved, statusUpdated, showOnHomeUpdated, deleted } = subCategoryMessages;
/** Messages for a change of this one field alone. */
const saidOf: Record<string, string> = { status: statusUpdated, showOnHomePage: showOnHomeUpdated };

export const PUT = defineRoute("updateSubCategory", async ({ auth, params, body, files, scope }) => {
  const wish = { kind: "subCategory", id: params.id, actorId: auth.id, picture: files.image[0], change: body } as const;
  const { row, changed } = await changeCategory(scope, wish);
  return { status: true as const, message: saidOf[changed.join()] ?? saved, data: row };
});

export const DELETE = defineRoute("deleteSubCategory", async ({ auth, params, scope }) => {
  await removeCategory(scope, { kind: "subCategory", id: params.id, actorId: auth.id });
  return { message: deleted };
});
