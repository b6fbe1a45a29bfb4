import { z } from "zod";
import type { Endpoint } from "../endpoint";
import { shopPictureRule, videoRule } from "./rules";
import { uploadedAnswerSchema } from "./schemas";

export const fileEndpoints = {
  uploadFile: {
    summary: "Keeps one picture (`image`) or one video (`video`) and answers its address",
    body: z.object({}),
    files: { image: shopPictureRule, video: videoRule },
    response: uploadedAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
