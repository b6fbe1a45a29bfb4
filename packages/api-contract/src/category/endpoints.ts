import { z } from "zod";
import type { Endpoint } from "../call";
import { categoriesAnswerSchema, subCategoriesAnswerSchema } from "../catalog/schemas";
import { shopPictureRule } from "../file/rules";
import { idSchema } from "../values";
import {
  addCategoryBodySchema,
  addSubCategoryBodySchema,
  allCategoriesQuerySchema,
  allSubCategoriesQuerySchema,
  categorySavedAnswerSchema,
  doneAnswerSchema,
  subCategorySavedAnswerSchema,
  updateCategoryBodySchema,
  updateSubCategoryBodySchema,
} from "./schemas";

const byId = z.object({ id: idSchema });
const files = { image: shopPictureRule };

export const categoryEndpoints = {
  listAllCategories: {
    summary: "Lists categories, newest first; includes inactive ones for callers with view_category",
    query: allCategoriesQuerySchema,
    response: categoriesAnswerSchema,
  },
  addCategory: {
    summary: "Adds a category",
    body: addCategoryBodySchema,
    files,
    response: categorySavedAnswerSchema,
    created: true,
  },
  updateCategory: {
    summary: "Changes the fields of a category that are sent",
    params: byId,
    body: updateCategoryBodySchema,
    files,
    response: categorySavedAnswerSchema,
  },
  deleteCategory: { summary: "Removes an empty category", params: byId, response: doneAnswerSchema },
  listAllSubCategories: {
    summary: "Lists sub-categories, newest first; includes inactive ones for callers with view_subcategory",
    query: allSubCategoriesQuerySchema,
    response: subCategoriesAnswerSchema,
  },
  addSubCategory: {
    summary: "Adds a sub-category to a category",
    params: z.object({ categoryId: idSchema }),
    body: addSubCategoryBodySchema,
    files,
    response: subCategorySavedAnswerSchema,
    created: true,
  },
  updateSubCategory: {
    summary: "Changes the fields of a sub-category that are sent; another categoryId moves it there",
    params: byId,
    body: updateSubCategoryBodySchema,
    files,
    response: subCategorySavedAnswerSchema,
  },
  deleteSubCategory: { summary: "Removes an empty sub-category", params: byId, response: doneAnswerSchema },
} as const satisfies Record<string, Endpoint>;
