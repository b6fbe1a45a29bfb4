import { z } from "zod";
import type { Endpoint } from "../call";
import { answer } from "../envelope";
import { shopPictureRule, videoRule } from "./rules";

/** `data` is the URL of the file. */
const uploadedAnswerSchema = answer({ data: z.string().min(1) });

export const fileEndpoints = {
  uploadFile: {
    summary: "Uploads one image (`image`) or one video (`video`) and returns its URL",
    body: z.object({}),
    files: { image: shopPictureRule, video: videoRule },
    response: uploadedAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
