import { categoryMessages } from "@haat/api-contract/category/messages";
import { defineRoute } from "#http/define-route";
import { changeCategory } from "#workflows/category/change-category";
import { removeCategory } from "#workflows/category/remove-category";

export const PUT = defineRoute("updateCategory", async ({ auth, params, body, files, scope }) => {
  const wish = { kind: "category", id: params.id, actorId: auth.id, picture: files.image[0], change: body } as const;
  const { row, changed } = await changeCategory(scope, wish);
  const { saved, statusUpdated } = categoryMessages;
  return { message: changed.join() === "status" ? statusUpdated : saved, data: row };
});

export const DELETE = defineRoute("deleteCategory", async ({ auth, params, scope }) => {
  await removeCategory(scope, { kind: "category", id: params.id, actorId: auth.id });
  return { message: categoryMessages.deleted };
});
