import { z } from "zod";
import { searchParam, versionSchema } from "../back-office/lists";
import { categorySchema, pagedQuerySchema, subCategorySchema } from "../catalog/schemas";
import { answer } from "../envelope";
import { limits } from "../limits";
import { flagField, flagParam, idSchema, rupeesField } from "../values";
import { categoryMessages, subCategoryMessages } from "./messages";

const listQuerySchema = pagedQuerySchema.extend({
  /** Returns the whole list regardless of `page` and `limit`: for selects in forms. */
  all: flagParam.optional(),
  /** Part of the title, case-insensitive. */
  search: searchParam.optional(),
  status: flagParam.optional(),
  order: z.enum(["asc", "desc"]).optional(),
});

/** `GET /Category`: newest first by default. Callers who may not see inactive rows never get one. */
export const allCategoriesQuerySchema = listQuerySchema.extend({ sort: z.enum(["createdAt", "title"]).optional() });

export const allSubCategoriesQuerySchema = listQuerySchema.extend({
  categoryId: idSchema.optional(),
  sort: z.enum(["createdAt", "title", "category", "fromStartPrice"]).optional(),
});

const title = z
  .string(categoryMessages.titleRequired)
  .trim()
  .min(1, categoryMessages.titleRequired)
  .max(limits.maxTitleLength, categoryMessages.titleTooLong);

/** The picture is sent beside these fields, as `image`. */
export const addCategoryBodySchema = z.object({ title, status: flagField.default(true) });

export const updateCategoryBodySchema = z.object({
  title: title.optional(),
  status: flagField.optional(),
  version: versionSchema.optional(),
});

export const categorySavedAnswerSchema = answer({ data: categorySchema });
export const doneAnswerSchema = answer({});

const requiredText = (max: number, tooLong: string) =>
  z.string(subCategoryMessages.fieldsRequired).trim().min(1, subCategoryMessages.fieldsRequired).max(max, tooLong);
const subCategoryTitle = requiredText(limits.maxTitleLength, categoryMessages.titleTooLong);
const heading = requiredText(limits.maxHeadingLength, subCategoryMessages.headingTooLong);
const startPrice = rupeesField(limits.maxStartPrice);

/** The picture is sent beside these fields, as `image`; the parent is in the path. */
export const addSubCategoryBodySchema = z.object({
  title: subCategoryTitle,
  heading,
  fromStartPrice: startPrice.default(0),
  status: flagField.default(true),
  showOnHomePage: flagField.default(false),
});

/** The back office's form: the parent is selected in it, and numbers are text inputs. */
export const subCategoryFormSchema = z.object({
  title: subCategoryTitle,
  heading,
  categoryId: z.string().min(1, subCategoryMessages.fieldsRequired),
  fromStartPrice: z
    .string()
    .trim()
    .regex(/^\d{0,8}(\.\d{1,2})?$/, subCategoryMessages.priceInvalid)
    .transform(Number)
    .pipe(z.number().max(limits.maxStartPrice, subCategoryMessages.priceInvalid)),
  status: z.boolean(),
  showOnHomePage: z.boolean(),
});

export const updateSubCategoryBodySchema = z.object({
  title: subCategoryTitle.optional(),
  heading: heading.optional(),
  fromStartPrice: startPrice.optional(),
  categoryId: z
    .string(subCategoryMessages.fieldsRequired)
    .min(1, subCategoryMessages.fieldsRequired)
    .max(200)
    .optional(),
  status: flagField.optional(),
  showOnHomePage: flagField.optional(),
  version: versionSchema.optional(),
});

export const subCategorySavedAnswerSchema = answer({
  status: z.literal(true),
  data: subCategorySchema,
});
