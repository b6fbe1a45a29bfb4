import { z } from "zod";
import type { Endpoint } from "../call";
import { shopPictureRule } from "../file/rules";
import { idSchema } from "../values";
import {
  addBannerBodySchema,
  bannerDoneAnswerSchema,
  bannerSavedAnswerSchema,
  updateBannerBodySchema,
} from "./schemas";

const byId = z.object({ id: idSchema });
const files = { image: shopPictureRule };

export const bannerEndpoints = {
  addBanner: {
    summary: "Adds a banner",
    body: addBannerBodySchema,
    files,
    response: bannerSavedAnswerSchema,
    created: true,
  },
  updateBanner: {
    summary: "Changes the fields of a banner that are sent",
    params: byId,
    body: updateBannerBodySchema,
    files,
    response: bannerSavedAnswerSchema,
  },
  deleteBanner: { summary: "Removes a banner", params: byId, response: bannerDoneAnswerSchema },
} as const satisfies Record<string, Endpoint>;
