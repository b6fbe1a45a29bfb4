import { z } from "zod";
import { searchParam, versionSchema } from "../back-office/lists";
import { isInOrder, timeInIndiaOrNone } from "../back-office/offer-fields";
import { bannerAudiences, bannerSchema, pagedQuerySchema } from "../catalog/schemas";
import { answer } from "../envelope";
import { limits } from "../limits";
import { flagField, flagParam, instantOrNoneField, wholeNumberField } from "../values";
import { bannerMessages } from "./messages";

/**
 * Whether a banner may link there: a path on the shop, or an http(s) URL. Paths that browsers resolve to another origin
 * (`//evil`, `/\evil`, a tab between the slashes) are rejected.
 */
export function isBannerLink(link: string): boolean {
  // Browsers remove these characters before they parse a URL.
  if (/[\p{Cc}\p{Cs}\s\\]/u.test(link)) return false;
  if (link.startsWith("/")) return !link.startsWith("//");
  if (!/^https?:\/\/[^/?#]/i.test(link)) return false;
  try {
    const { hostname, username, password } = new URL(link);
    return hostname !== "" && username === "" && password === "";
  } catch {
    return false;
  }
}

/** `GET /Banner`: sorted by display order by default. */
export const bannersQuerySchema = pagedQuerySchema.extend({
  /** Part of the title or the link, case-insensitive. */
  search: searchParam.optional(),
  status: flagParam.optional(),
  sort: z.enum(["order", "title", "createdAt"]).optional(),
  order: z.enum(["asc", "desc"]).optional(),
});

const requiredText = (max: number, tooLong: string) =>
  z.string(bannerMessages.fieldsRequired).trim().min(1, bannerMessages.fieldsRequired).max(max, tooLong);
const title = requiredText(limits.maxTitleLength, bannerMessages.titleTooLong);
const link = requiredText(limits.maxLinkLength, bannerMessages.linkTooLong).refine(
  isBannerLink,
  bannerMessages.linkInvalid,
);
const order = wholeNumberField(0, limits.maxBannerOrder);
const audience = z.enum(bannerAudiences);

type Dates = { startsAt: string | null; endsAt: string | null };

/** A schema that also refuses an end before the start. */
export const withDatesInOrder = <Schema extends z.ZodType<Dates>>(schema: Schema): Schema =>
  schema.refine(isInOrder, { path: ["endsAt"], error: bannerMessages.endBeforeStart });

/** The picture is sent beside these fields, as `image`. From `startsAt` until `endsAt` shoppers see it, if it is active. */
export const addBannerBodySchema = withDatesInOrder(
  z.object({
    title,
    link,
    order: order.default(0),
    status: flagField.default(true),
    startsAt: instantOrNoneField.default(null),
    endsAt: instantOrNoneField.default(null),
    audience: audience.default("everyone"),
  }),
);

/** The back office's form, with the order as text input and times in India. */
export const bannerFormSchema = z.object({
  title,
  link,
  startsAt: timeInIndiaOrNone,
  endsAt: timeInIndiaOrNone,
  audience,
  order: z
    .string()
    .trim()
    .regex(/^\d{0,6}$/, bannerMessages.orderInvalid)
    .transform(Number)
    .pipe(z.number().max(limits.maxBannerOrder, bannerMessages.orderInvalid)),
  status: z.boolean(),
});

export const updateBannerBodySchema = z.object({
  title: title.optional(),
  link: link.optional(),
  order: order.optional(),
  status: flagField.optional(),
  startsAt: instantOrNoneField.optional(),
  endsAt: instantOrNoneField.optional(),
  audience: audience.optional(),
  version: versionSchema.optional(),
});

export const bannerSavedAnswerSchema = answer({ banner: bannerSchema });
export const bannerDoneAnswerSchema = answer({});
