import { productMessages } from "@haat/api-contract/product/messages";
import { errorMessage, hasStatus } from "@haat/web/api-error";
import type { Medium, ProductValues } from "./values";

/** A list of media in the form. */
export type MediaPath = "images" | "videos" | `variants.${number}.images`;

/** A failed upload: its list, and the message. */
export class UploadFailure extends Error {
  constructor(
    readonly path: MediaPath,
    message: string,
    /** The server's message, if there is one. */
    readonly reason: string,
  ) {
    super(message);
    this.name = "UploadFailure";
  }
}

export type Upload = (file: File, kind: "image" | "video") => Promise<string>;

/** All lists of media with files to upload. */
export function listsToUpload(values: ProductValues): { path: MediaPath; media: readonly Medium[] }[] {
  const all: { path: MediaPath; media: readonly Medium[] }[] = [
    { path: "images", media: values.images },
    { path: "videos", media: values.videos },
    ...values.variants.map(({ images }, place) => ({ path: `variants.${place}.images` as const, media: images })),
  ];
  return all.filter(({ media }) => media.some(({ file }) => file));
}

/**
 * Uploads the chosen files one after the other and reports each, so that a retry does not send it again. `onUploaded`
 * receives the list with the URL in place of the file.
 */
export async function uploadMedia(
  values: ProductValues,
  upload: Upload,
  onUploaded: (path: MediaPath, media: Medium[]) => void,
  onProgress: (done: number, all: number) => void,
): Promise<void> {
  const lists = listsToUpload(values);
  const all = lists.reduce((sum, { media }) => sum + media.filter(({ file }) => file).length, 0);
  let done = 0;
  for (const { path, media } of lists) {
    let latest = [...media];
    for (const { key, file } of media) {
      if (!file) continue;
      onProgress(done, all);
      const url = await upload(file, path === "videos" ? "video" : "image").catch((error: unknown) => {
        throw new UploadFailure(path, failureText(path, file.name, error), errorMessage(error, ""));
      });
      done += 1;
      latest = latest.map((medium) => (medium.key === key ? { key, url } : medium));
      onUploaded(path, latest);
    }
  }
}

function failureText(path: MediaPath, file: string, error: unknown): string {
  if (path === "videos") return "Video upload failed.";
  if (path === "images") return productMessages.imageUploadFailed;
  // Pasted files may have no name.
  if (!file) return productMessages.variantImageUploadFailed;
  // Rejected by the server, or not reached.
  return hasStatus(error, 0) ? productMessages.variantImageError(file) : productMessages.variantImageFailed(file);
}
