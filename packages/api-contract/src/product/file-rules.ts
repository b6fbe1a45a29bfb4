import type { FileRule } from "../file/rules";
import { productLimits } from "./limits";
import { productMessages } from "./messages";

export const productFiles = {
  images: {
    max: productLimits.newPictures,
    kinds: ["png", "jpeg", "gif", "webp", "avif"],
    bytes: productLimits.pictureBytes,
    tooLarge: productMessages.pictureTooLarge,
    wrongKind: productMessages.notPicture,
  },
  videos: {
    max: productLimits.newVideos,
    kinds: ["mp4", "webm", "ogg"],
    bytes: productLimits.videoBytes,
    tooLarge: productMessages.videoTooLarge,
    wrongKind: productMessages.notVideo,
  },
} as const satisfies Record<string, FileRule>;
